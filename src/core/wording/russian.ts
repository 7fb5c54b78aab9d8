import type { WordingPack } from './pack.ts';
import { russianActs } from './russian-acts.ts';

/**
 * Values stay in the nominative, so no frame asks them for another case; nor does any speak of the bot
 * in the past tense, which has a gender. A title stands beside a noun that takes the case for it.
 */
export const russian: WordingPack = {
  acts: russianActs,
  slotActs: {
    confirmed: ['Хорошо, пусть будет {value}.', 'Отлично, {label} — {value}.'],
    'taken-back': ['Понятно, значит, не {value}.'],
    'used-after-decline': ['Хорошо, тогда всё-таки {value}.'],
    'set-aside': {
      inflected: ['В этом случае можно без {genitive}, отложим.'],
      plain: ['В этом случае это не понадобится, отложим: {label}.'],
    },
  },
  askFirst: ['Подскажите, пожалуйста: {label}?', 'А {label}?', 'Теперь {label}. Подскажете?'],
  askAgain: {
    inflected: ['Не хватает {genitive}. Подскажете?', 'Подскажите {accusative}, пожалуйста.'],
    plain: ['Можно другими словами: {label}?', 'Пока не хватает ответа: {label}.'],
  },
  askPair: ['Подскажите, пожалуйста: {list}?'],
  repeatReviewUnclear: [
    'Не совсем понятно. Что поменять, или отправить как есть?',
    'Тут нужно уточнить: что-то поправить, или так и отправляем?',
  ],
  leaveOut: [
    'Если под рукой этого нет, не беда: напишите «пропустить», и оставим пустым.',
    'Можно и без этого: напишите «пропустить», и пойдём дальше.',
  ],
  example: ['Например: {example}.'],
  repeat: ['Вернёмся к вопросу. {question}', 'Итак, на чём мы остановились. {question}'],
  stateInference: [
    'Раз «{words}», то {label} — {value}.',
    'Судя по словам «{words}», {label} — {value}.',
    'Вы пишете «{words}». Значит, {label} — {value}.',
    'Понимаю «{words}» так: {label} — {value}.',
  ],
  stateInferenceBriefly: {
    inflected: [
      'Тогда {label} — {value}.',
      'Значит, {label} — {value}.',
      'Записываю {accusative}: {value}.',
      'Пока считаем, что {label} — {value}.',
    ],
    plain: [
      'Тогда {label} — {value}.',
      'Значит, {label} — {value}.',
      'Пока считаем, что {label} — {value}.',
    ],
  },
  changed: {
    inflected: [
      'Исправляю {accusative}: не {from}, а {to}.',
      'Хорошо, теперь {label} — {to}, а не {from}.',
    ],
    plain: ['Хорошо, теперь {label} — {to}, а не {from}.', 'Исправляю: не {from}, а {to}.'],
  },
  changedInferred: {
    inflected: [
      'Тогда меняю {accusative}: было {from}, стало {to}.',
      'Получается, {label} — {to}, а не {from}.',
    ],
    plain: ['Получается, {label} — {to}, а не {from}.', 'Тогда меняю: было {from}, стало {to}.'],
  },
  kept: ['Хорошо, остаётся {value}.', 'Ладно, пусть будет как было, {value}.'],
  keptNothing: {
    inflected: ['Хорошо, {accusative} пока пропустим.'],
    plain: ['Хорошо, это пока пропустим: {label}.'],
  },
  declined: {
    refused: {
      inflected: [
        'Хорошо, обойдёмся без {genitive}.',
        'Ничего страшного, {accusative} пропускаем.',
      ],
      plain: ['Ничего страшного, это пропускаем: {label}.', 'Хорошо, обойдёмся: {label}.'],
    },
    'no-preference': [
      'Хорошо, {label} — на наше усмотрение.',
      'Понятно, {label} — не принципиально.',
    ],
    unknown: {
      inflected: ['Ничего страшного, обойдёмся и без {genitive}.'],
      plain: ['Ничего страшного, запишем так: {label} — неизвестно.'],
    },
    unanswered: {
      inflected: ['Тогда так и оставим, без {genitive}.'],
      plain: ['Тогда пока без ответа: {label}.'],
    },
    withdrawn: {
      inflected: ['Готово: {accusative} удаляем и использовать не будем.'],
      plain: ['Готово, удалено и использоваться не будет: {label}.'],
    },
  },
  wayBack: ['Если передумаете, просто напишите.'],
  invalid: {
    format: ['Кажется, тут опечатка: {label} обычно выглядит иначе.'],
    'too-small': ['Маловато: {label} — не меньше {limit}.'],
    'too-large': ['Многовато: {label} — не больше {limit}.'],
    'too-early': ['Рановато: {label} — не раньше {limit}.'],
    'too-late': ['Поздновато: {label} — не позже {limit}.'],
    'too-short': [
      'Кажется, коротковато: {label} — это хотя бы {limit, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.',
    ],
    'too-long': [
      'Получилось длинновато: {label} — это не больше {limit, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
    ],
    'not-whole': ['Тут нужно целое число.'],
    'not-a-date': ['Такого дня в календаре нет.'],
    'check-digits': ['Похоже, {label} с опечаткой: какая-то цифра не сходится.'],
    'no-currency': ['Не хватает валюты.'],
    'no-country': ['Не хватает кода страны: номер начинается с «+».'],
    'too-few': ['Пока маловато: {label} — хотя бы {limit}.'],
    'too-many': ['Получилось многовато: {label} — не больше {limit}.'],
    'not-an-option': ['Увы, такого варианта тут нет.'],
  },
  somebody: 'кто-то ещё',
  askBetween: [
    'Ответы расходятся: {before} — {from}, {now} — {to}. Что записать?',
    'Тут два ответа: {from} ({before}) и {to} ({now}). Какой верный?',
  ],
  askChoice: {
    ambiguous: ['Это {options}?', 'Уточню: {label} — {options}?'],
    conflict: [
      'Пока {label} — {from}. Оставляем или теперь {to}?',
      'Раньше было {from}, теперь {to}. Какой вариант верный?',
    ],
    unusual: [
      '{size, select, large {{value} — это много} small {{value} — это мало} other {{value} — не совсем обычно}}. Всё верно?',
      'На всякий случай: {label} — {value}, именно так?',
    ],
    'after-refusal': {
      inflected: [
        'Раньше мы решили обойтись без {genitive}. Всё-таки записать {value}?',
        'Записать {value} или {accusative} по-прежнему пропускаем?',
      ],
      plain: [
        'Раньше вы просили это пропустить: {label}. Всё-таки записать {value}?',
        'Записать {value} или по-прежнему пропускаем?',
      ],
    },
  },
  askCorrection: {
    inflected: ['На что поменять {accusative}?', 'Извините. Тогда на что меняем {accusative}?'],
    plain: ['А как правильно: {label}?', 'Извините за ошибку. Как тогда правильно: {label}?'],
  },
  askWhichWrong: ['Что из этого неверно, и как правильно?', 'Напишите, что поменять и на что.'],
  askClosingOne: [
    'Проверю: вы пишете «{words}», значит, {label} — {value}. Верно?',
    'На всякий случай: «{words}», то есть {label} — {value}. Правильно?',
  ],
  askClosingMany: ['Проверю: всё верно?', 'Тут всё правильно?'],
  closingLine: ['{label}: {value}, со слов «{words}»'],
  reviewIntro: ['Вот что получилось:', 'Проверьте, пожалуйста:'],
  askReview: ['Отправляем?', 'Всё верно, отправляем?'],
  reviewLine: ['{label}: {value}'],
  reviewOmitted: ['{label}: не указано'],
  sending: [
    'Хорошо, уйдёт через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}. До этого можно всё вернуть.',
  ],
  whyUnknown: ['Это часть заявки, так вам смогут помочь быстрее.'],
  listOptions: ['Есть варианты: {options}.', 'Можно выбрать из такого: {options}.'],
  noOptions: ['Готовых вариантов тут нет, напишите своими словами.'],
  stateIntro: ['Вот что уже записано:', 'Пока записано так:'],
  stateEmpty: ['Пока ничего не записано.'],
  explainRecipient: ['Ответы получит команда, которая здесь этим занимается.'],
  askResume: {
    pause: [
      'С возвращением! Продолжим заявку «{title}» или начнём сначала?',
      'Давно не виделись. Продолжаем заявку «{title}» или начинаем сначала?',
    ],
    expiry: [
      'Рады видеть вас снова. Продолжим с того же места или начнём сначала?',
      'В прошлый раз остановились на середине. Продолжаем или начинаем сначала?',
    ],
  },
  askOtherFlow: {
    instead: [
      'Перейти к заявке «{title}»? Всё, что здесь записано, сохранится.',
      'Сейчас нужна заявка «{title}»? Записанное здесь никуда не денется.',
    ],
    also: [
      'Конечно. Займёмся заявкой «{title}» сразу после этого?',
      'Хорошо. Сначала закончим это, а потом заявка «{title}», подходит?',
    ],
    next: [
      'Ещё вы упоминали заявку «{title}». Начнём?',
      'Осталась заявка «{title}». Займёмся ею сейчас?',
    ],
  },
  queued: ['Хорошо, заявка «{title}» сразу после этого.'],
  switched: ['Хорошо, теперь заявка «{title}».'],
  closingDelay: [
    'Если в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}} не будет возражений, считаем, что всё верно.',
  ],
  staffSaid: ['{name}: {text}'],
  notes: {
    person: 'собеседник',
    team: 'Команда',
    opened: {
      asked: '{title}: {name} просит позвать человека.',
      stalled: '{title}: {name} и я никак не продвинемся.',
      declined: '{title}: {name} не отвечает на вопрос, без которого мне не закончить.',
      rule: '{title}: ответы не сходятся, {name} ждёт человека.',
      correction: '{title}: {name} хочет изменить то, что уже отправлено.',
    },
    line: '{label}: {value}',
    lineFrom: '{label}: {value}, из слов «{words}»',
    lineUnconfirmed: '{label}: {value}, из слов «{words}», не подтверждено',
    lineDeclined: {
      refused: '{label}: предпочёл не говорить',
      'no-preference': '{label}: всё равно',
      unknown: '{label}: неизвестно',
      unanswered: '{label}: нет ответа',
      withdrawn: '{label}: взято назад',
    },
    lineEmpty: '{label}: –',
    questions: 'Вопросы без ответа:',
    question: '• «{text}»',
    howTo: 'Ответьте на это сообщение или в его ветке: {name} увидит ваши слова.',
    said: '{name}: {text}',
    edited: '{name} (исправлено): {text}',
    location: '{name}: место {place}',
    wordless: '{name}: здесь фото, файл или запись, передать такое нельзя.',
    wordsOnly: 'Передаются только слова: это никто не увидит.',
    returned: '{name} возвращает разговор боту.',
    closed: '{name} закрывает разговор.',
    left: 'Разговор продолжился без вас: написанное здесь уже никто не увидит.',
    forgotten: 'Удалено по просьбе собеседника.',
    controls: { return: 'Вернуть боту', close: 'Закрыть' },
  },
  handedOver: {
    stalled: ['Передаю человеку всё, что уже есть. Вам ответят.'],
    asked: ['Конечно, зову человека. Он увидит всё, что мы записали, и ответит вам.'],
    correction: ['Исправление передано человеку, он с вами свяжется.'],
    rule: ['Тут ответы не сходятся, поэтому дальше вам поможет человек.'],
    declined: ['Ничего страшного. Без этого закончить не получится, дальше вам поможет человек.'],
  },
  cannotRead: {
    voice: [
      'Голосовые здесь не прослушать. Напишите, пожалуйста, текстом.',
      'С голосовыми пока никак. Хватит и пары слов текстом.',
    ],
    sticker: ['Здорово! Правда, читать умею только слова.', 'Мило! Но понимаю только слова.'],
    file: [
      'Фото и файлы здесь не открываются. Расскажите, пожалуйста, словами.',
      'Файл отсюда не посмотреть. Напишите, пожалуйста, что в нём.',
    ],
  },
  sharePhone: 'Отправить мой номер',
  shareLocation: 'Отправить, где я сейчас',
  commands: {
    start: 'Начать',
    help: 'Как это работает',
    skip: 'Пропустить вопрос',
    cancel: 'Остановиться, ничего не отправлять',
    reset: 'Начать заново',
  },
  controls: {
    'all-right': 'Всё верно',
    right: 'Верно',
    change: 'Изменить',
    'leave-out': 'Пропустить',
    yes: 'Да',
    no: 'Нет',
    send: 'Отправить',
    undo: 'Вернуть',
    'go-on': 'Продолжить',
    'start-over': 'Начать сначала',
    switch: 'Перейти сейчас',
    afterwards: 'Потом',
    keep: 'Оставить {value}',
  },
  changeSlot: { inflected: ['Изменить {accusative}'], plain: ['Изменить: {label}'] },
};
