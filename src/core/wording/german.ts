import type { WordingPack } from './pack.ts';

/**
 * A label's gender is not known, so no frame puts an article before it, and none asks it for another
 * case: it stands by itself, behind a colon, or beside a noun that takes the case for it.
 */
export const german: WordingPack = {
  acts: {
    greet: ['Hallo, schön, dass Sie da sind.'],
    acknowledge: ['Danke.', 'Gut.', 'Alles klar.', 'In Ordnung.', 'Notiert.', 'Verstanden.'],
    'repeat-review': [
      'Soll ich es so abschicken?',
      'Dann noch einmal meine Frage: Soll ich es abschicken?',
    ],
    'send-undone': [
      'Gestoppt, es ist nichts abgeschickt. Sagen Sie mir, was sich ändern soll, oder wann es passt.',
    ],
    missed: [
      'Entschuldigung, das ist mir wohl entgangen.',
      'Das finde ich in Ihren früheren Nachrichten leider nicht.',
    ],
    'switch-undone': ['Gut, zurück zu vorhin.'],
    'cancel-undone': ['Gut, machen wir da weiter, wo wir waren.'],
    nudge: [
      'Sind Sie noch da? Keine Eile, ich halte Ihren Platz frei.',
      'Nur kurz nachgefragt: Wenn Sie einen Moment haben, geht es weiter.',
    ],
    corrected: [
      'Danke, die Korrektur ist weitergeleitet.',
      'In Ordnung, das Team bekommt die Korrektur.',
    ],
    'too-late-to-change': [
      'Das ist schon unterwegs, und ich kann es nicht mehr ändern. Ihre Korrektur habe ich dem Team weitergegeben.',
      'Abgeschickt ist es schon, aber das Team kennt jetzt Ihre Korrektur.',
    ],
    'back-from-people': ['Ich bin wieder da, damit wir das abschließen können.'],
    forgotten: ['Erledigt. Alles, was Sie mir hier geschrieben haben, ist gelöscht.'],
    deferred: ['Gern, keine Eile.', 'Natürlich, wann immer es Ihnen passt.'],
    'no-answer': [
      'Darauf habe ich keine Antwort. Ihre Frage ist für das Team notiert; fragen Sie gern auch anders.',
      'Das kann ich nicht beantworten und habe es fürs Team aufgeschrieben. Versuchen Sie es gern mit anderen Worten.',
    ],
    hello: ['Hallo.', 'Guten Tag.'],
    'who-am-i': [
      'Ich bin ein Bot: Ich nehme alles auf, und ein Mensch antwortet Ihnen.',
      'Hier schreibt ein Bot. Ich halte alles fest, die Antwort kommt von einem Menschen.',
    ],
    help: [
      'Antworten Sie einfach in eigenen Worten. Sie können „überspringen“ schreiben, nach dem Grund fragen oder einen Menschen verlangen.',
      'Schreiben Sie, wie Sie mögen. „Überspringen“ lässt eine Frage aus, „warum?“ erklärt sie, und einen Menschen können Sie jederzeit verlangen.',
    ],
    'too-long': [
      'Das ist viel auf einmal. Geht es auch in ein paar Sätzen?',
      'Das ist mehr, als ich auf einmal aufnehmen kann. Was ist das Wichtigste, in ein, zwei Sätzen?',
    ],
    'only-asked': [
      'Das brauche ich von der Person, die angefangen hat.',
      'Das kann nur sagen, wer hier angefangen hat.',
    ],
    'cannot-do': ['Dabei kann ich hier nicht helfen.', 'Das geht hier leider nicht.'],
    'no-undo': [
      'Im Moment gibt es nichts rückgängig zu machen.',
      'Rückgängig zu machen ist hier nichts mehr.',
    ],
    'not-understood': [
      'Entschuldigung, das habe ich nicht verstanden.',
      'Da bin ich mir nicht sicher, was gemeint ist.',
    ],
    'no-hurry': ['Lassen Sie sich Zeit.', 'Keine Eile.'],
    welcome: ['Gern geschehen.', 'Sehr gern.'],
    outdated: [
      'Dieser Knopf gehört zu einer früheren Frage, deshalb hat sich nichts geändert.',
      'Die Frage dazu ist schon vorbei, es bleibt alles, wie es ist.',
    ],
    completed: ['Das ist alles, vielen Dank. Es ist abgeschickt.'],
    'ask-start-again': [
      'Das ist schon abgeschickt. Wollen wir neu anfangen?',
      'Das Letzte ist schon raus. Möchten Sie noch eines beginnen?',
    ],
    'closed-by-people': ['Das Team hat das Gespräch beendet. Schreiben Sie jederzeit wieder.'],
    'with-people': [
      'Das gebe ich der Person weiter, die sich kümmert.',
      'Notiert, auch das ist weitergegeben.',
    ],
    cancelled: [
      'Gut, ich habe aufgehört. Es ist nichts abgeschickt. Schreiben Sie, wann immer Sie möchten.',
      'Es bleibt dabei: Ich habe aufgehört, und nichts ist abgeschickt. Melden Sie sich jederzeit.',
    ],
    reset: ['Gut, alles ist gelöscht. Fangen wir von vorn an.'],
    'choose-flow': ['Wobei kann ich helfen?', 'Worum geht es?'],
    apology: [
      'Entschuldigung, mit Ihrer letzten Nachricht ist bei mir etwas schiefgegangen. Das Team sieht sie sich an; versuchen Sie es bitte mit anderen Worten.',
    ],
  },
  slotActs: {
    confirmed: ['Gut, also {value}.', 'Prima, {value}.'],
    'taken-back': ['In Ordnung, {value} stimmt also nicht und ist gestrichen.'],
    'used-after-decline': ['Gut, dann nehme ich doch {value}.'],
    'set-aside': ['Das spielt hier keine Rolle und bleibt außen vor: {label}.'],
  },
  askFirst: [
    'Verraten Sie mir noch: {label}?',
    'Und {label}?',
    'Wie steht es mit dieser Angabe: {label}?',
  ],
  askAgain: ['Geht es auch mit anderen Worten: {label}?', 'Mir fehlt noch: {label}.'],
  askPair: ['Verraten Sie mir noch: {list}?'],
  stillMissing: {
    these: [
      'Ich schicke es ab, sobald ich das noch habe: {label}.',
      'Bevor ich es abschicken kann, brauche ich noch: {label}.',
    ],
    more: [
      'Noch nicht ganz, {count} Angaben fehlen noch.',
      'Bevor ich es abschicken kann, fehlen noch {count} Angaben.',
    ],
  },
  askRest: {
    'which-day': [
      'Gut, {parts}. An welchem Tag genau?',
      'An welchem Tag genau: {parts} ({label})?',
    ],
    'no-time': ['Um wie viel Uhr am {parts}?', 'Am {parts}, und um wie viel Uhr ({label})?'],
    'no-day': ['An welchem Tag, um {parts}?', 'Um {parts}, und an welchem Tag ({label})?'],
    'no-end': ['Vom {parts} bis wann?', 'Ab dem {parts}, und bis wann ({label})?'],
    'no-start': ['Bis zum {parts}, und ab wann?', 'Ab welchem Tag, bis zum {parts} ({label})?'],
  },
  repeatReviewUnclear: [
    'Das habe ich nicht ganz verstanden. Was soll sich ändern, oder kann es so raus?',
    'Da bin ich mir nicht sicher. Ist noch etwas zu ändern, oder soll ich es so abschicken?',
  ],
  leaveOut: [
    'Wenn Sie es nicht zur Hand haben, macht das nichts: Schreiben Sie „überspringen“, dann bleibt es offen.',
    'Es geht auch ohne: Mit „überspringen“ machen wir weiter.',
  ],
  example: ['Zum Beispiel: {example}.'],
  repeat: ['Zurück zu meiner Frage. {question}', 'Nun noch einmal hierzu. {question}'],
  stateInference: [
    'Aus „{words}“ schließe ich {value} ({label}).',
    'Ich verstehe „{words}“ so: {label} – {value}.',
    'Nach „{words}“ notiere ich {value} ({label}).',
    'Sie schreiben „{words}“. Das heißt wohl: {label} – {value}.',
  ],
  stateInferenceBriefly: [
    'Ich nehme an: {label} – {value}.',
    'Notiert: {label} – {value}.',
    'Also: {label} – {value}.',
    'Ich gehe aus von: {label} – {value}.',
  ],
  changed: ['Geändert von {from} auf {to} ({label}).', 'Gut, jetzt {to} statt {from} ({label}).'],
  changedInferred: [
    'Ich ändere {from} in {to} ({label}).',
    'Dann {to} und nicht {from} ({label}).',
  ],
  kept: ['Gut, es bleibt bei {value}.', 'In Ordnung, wir behalten {value}.'],
  keptNothing: ['Gut, das lasse ich vorerst offen: {label}.'],
  declined: {
    refused: [
      'Kein Problem, das lassen wir weg: {label}.',
      'In Ordnung, es geht auch ohne: {label}.',
    ],
    'no-preference': [
      'Gut, da ist Ihnen also alles recht: {label}.',
      'Notiert, ganz gleich: {label}.',
    ],
    unknown: ['Macht nichts, ich notiere als unbekannt: {label}.'],
    unanswered: ['Dann bleibt es offen: {label}.'],
    withdrawn: ['Erledigt, gelöscht und nicht mehr verwendet: {label}.'],
  },
  wayBack: ['Wenn Sie es sich anders überlegen, sagen Sie es einfach.'],
  invalid: {
    format: ['Das sieht nicht ganz richtig aus: {label}.'],
    'too-small': ['Das ist zu wenig: {label}, mindestens {limit}.'],
    'too-large': ['Das ist zu viel: {label}, höchstens {limit}.'],
    'too-short': [
      'Das wirkt zu kurz: {label}, mindestens {limit, plural, one {# Zeichen} other {# Zeichen}}.',
    ],
    'too-long': [
      'Das ist zu lang: {label}, höchstens {limit, plural, one {# Zeichen} other {# Zeichen}}.',
    ],
    'too-early': ['Das ist zu früh: {label}, frühestens {limit}.'],
    'too-late': ['Das ist zu spät: {label}, spätestens {limit}.'],
    'not-whole': ['Hier brauche ich eine ganze Zahl: {label}.'],
    'not-an-option': ['Das steht hier nicht zur Auswahl: {label}.'],
    'not-a-date': ['Diesen Tag gibt es im Kalender nicht.'],
    'which-day': ['Dazu brauche ich einen einzelnen Tag: {label}.'],
    'no-start': ['Dazu brauche ich noch den ersten Tag: {label}.'],
    'no-end': ['Dazu brauche ich noch den letzten Tag: {label}.'],
    backwards: ['Der letzte Tag liegt vor dem ersten: {label}.'],
    'no-day': ['Dazu brauche ich noch den Tag: {label}.'],
    'no-time': ['Dazu brauche ich noch die Uhrzeit: {label}.'],
    'check-digits': ['Da stimmt ein Zeichen nicht, vielleicht ist es vertippt: {label}.'],
    'no-currency': ['Dazu brauche ich noch die Währung: {label}.'],
    'no-unit': ['Dazu brauche ich noch die Einheit: {label}.'],
    'other-unit': ['Möglich ist hier nur die Angabe in {units}: {label}.'],
    'no-country': ['Dazu brauche ich noch die Ländervorwahl, etwa +49: {label}.'],
    'too-few': ['Davon brauche ich mindestens {limit}: {label}.'],
    'too-many': ['Davon kann ich höchstens {limit} aufnehmen: {label}.'],
  },
  askChoice: {
    ambiguous: ['Meinen Sie {options}?', 'Was stimmt, {options} ({label})?'],
    conflict: [
      'Bisher steht da {from} ({label}). Soll es so bleiben, oder nehmen wir {to}?',
      'Vorhin war es {from}, jetzt {to} ({label}). Was soll gelten?',
    ],
    unusual: [
      '{size, select, large {{value} ist viel ({label})} small {{value} ist sehr wenig ({label})} other {{value} ist ungewöhnlich ({label})}}. Stimmt das?',
      'Nur zur Sicherheit: {label} – {value}, ist das so gemeint?',
    ],
    'after-refusal': [
      'Das wollten Sie eigentlich weglassen: {label}. Soll ich {value} doch verwenden?',
      'Darf ich {value} notieren ({label}), oder soll es weiter wegbleiben?',
    ],
  },
  somebody: 'jemand anderem',
  askBetween: [
    '{label}: {from} von {before}, {to} von {now}. Was stimmt?',
    'Es gibt zwei Antworten: {from} von {before} und {to} von {now}. Was soll gelten?',
  ],
  askCorrection: [
    'Wie lautet es dann richtig: {label}?',
    'Entschuldigung. Was ist richtig: {label}?',
  ],
  askWhichWrong: [
    'Was davon stimmt nicht, und wie ist es richtig?',
    'Was davon soll ich ändern, und wie?',
  ],
  askClosingOne: [
    'Kurz geprüft: Aus „{words}“ habe ich {value} gemacht ({label}). Stimmt das?',
    'Nur zur Sicherheit: {label} – {value}, aus „{words}“. Richtig?',
  ],
  askClosingMany: ['Kurz geprüft: Stimmt das so?', 'Ist das alles richtig?'],
  closingLine: ['{label}: {value}, aus „{words}“'],
  reviewIntro: ['Hier ist alles:', 'Das habe ich notiert:'],
  askReview: ['Soll ich es abschicken?', 'Kann es so raus?'],
  reviewLine: ['{label}: {value}'],
  reviewOmitted: ['{label}: weggelassen'],
  sending: [
    'Gut, in {seconds, plural, one {# Sekunde} other {# Sekunden}} geht es raus. Bis dahin können Sie es noch stoppen.',
    'In {seconds, plural, one {# Sekunde} other {# Sekunden}} wird es abgeschickt. So lange können Sie es noch stoppen.',
  ],
  whyUnknown: ['Es gehört zu dieser Anfrage, damit man Ihnen helfen kann.'],
  listOptions: ['Zur Auswahl stehen {options}.', 'Möglich sind {options}.'],
  noOptions: ['Hier gibt es keine feste Auswahl, sagen Sie es einfach in eigenen Worten.'],
  stateIntro: ['Das habe ich bisher:', 'Bisher ist notiert:'],
  stateEmpty: ['Bisher ist noch nichts notiert.'],
  explainRecipient: [
    'Es geht an das Team, das sich hier darum kümmert.',
    'Das Team, das solche Anfragen bearbeitet, bekommt es.',
  ],
  askResume: {
    pause: [
      'Willkommen zurück. Machen wir mit „{title}“ weiter, oder fangen wir neu an?',
      'Es ist eine Weile her. Weiter mit „{title}“, oder von vorn?',
    ],
    expiry: [
      'Schön, wieder von Ihnen zu hören. Machen wir da weiter, wo wir waren, oder fangen wir neu an?',
      'Wir waren mittendrin stehen geblieben. Weitermachen oder von vorn anfangen?',
    ],
  },
  askOtherFlow: {
    instead: [
      'Möchten Sie zu „{title}“ wechseln? Was hier steht, bleibt erhalten.',
      'Soll es jetzt um „{title}“ gehen? Hier geht nichts verloren.',
    ],
    also: [
      'Gern. Machen wir „{title}“ gleich danach?',
      'Sehr gern. Passt es, wenn „{title}“ als Nächstes kommt?',
    ],
    next: [
      'Sie wollten auch noch „{title}“. Machen wir das jetzt?',
      'Da ist noch „{title}“. Möchten Sie das jetzt erledigen?',
    ],
  },
  queued: ['Gut, „{title}“ kommt gleich danach.'],
  switched: ['Gut, jetzt geht es um „{title}“.'],
  closingDelay: [
    'Wenn ich {minutes, plural, one {eine Minute} other {# Minuten}} lang nichts höre, gilt es als richtig.',
  ],
  cannotRead: {
    voice: [
      'Sprachnachrichten kann ich hier nicht hören. Schreiben Sie es mir kurz?',
      'Für Sprachnachrichten fehlen mir die Ohren. Ein paar geschriebene Worte reichen.',
    ],
    unheard: [
      'Ihre Sprachnachricht habe ich nicht verstanden. Noch einmal sprechen, oder kurz schreiben?',
      'Diese Aufnahme kam bei mir nicht an. Versuchen Sie es noch einmal, oder schreiben Sie mir?',
    ],
    sticker: [
      'Hübsch! Lesen kann ich aber nur Worte.',
      'Schön! Ich verstehe allerdings nur Worte.',
    ],
    file: [
      'Fotos und Dateien kann ich hier nicht öffnen. Sagen Sie es mir in Worten?',
      'Fotos und Dateien bleiben mir verschlossen. Schreiben Sie mir, was darin steht?',
    ],
  },
  cannotUse: {
    card: [
      'Danke für den Kontakt! Davon brauche ich nichts mehr, ich habe ihn nicht behalten.',
      'Nett gemeint, aber einen Kontakt brauche ich hier nicht und habe ihn nicht behalten.',
    ],
    'others-card': [
      'Das ist der Kontakt von jemand anderem, daraus habe ich nichts übernommen.',
      'Ich kann nur Ihren eigenen Kontakt verwenden und habe diesen nicht behalten.',
    ],
    location: [
      'Danke, aber mit einem Ort auf der Karte kann ich hier nichts anfangen. Ich habe ihn nicht behalten.',
      'Einen Standort kann ich hier leider nicht verwenden und habe ihn nicht behalten.',
    ],
  },
  sharePhone: 'Meine Telefonnummer teilen',
  shareLocation: 'Meinen Standort teilen',
  commands: {
    start: 'Anfangen',
    help: 'So geht es',
    skip: 'Diese Frage überspringen',
    cancel: 'Aufhören und nichts senden',
    reset: 'Von vorn anfangen',
  },
  staffSaid: ['{name}: {text}'],
  notes: {
    person: 'die Person',
    team: 'Das Team',
    opened: {
      asked: '{title}: {name} möchte mit einem Menschen sprechen.',
      stalled: '{title}: {name} und ich kommen nicht weiter.',
      declined: '{title}: {name} lässt etwas aus, ohne das es nicht weitergeht.',
      rule: '{title}: Die Antworten von {name} passen nicht zusammen.',
      correction: '{title}: {name} möchte etwas ändern, das schon abgeschickt ist.',
    },
    line: '{label}: {value}',
    lineFrom: '{label}: {value}, aus „{words}“',
    lineUnconfirmed: '{label}: {value}, aus „{words}“, nicht bestätigt',
    lineDeclined: {
      refused: '{label}: möchte es nicht sagen',
      'no-preference': '{label}: egal',
      unknown: '{label}: nicht bekannt',
      unanswered: '{label}: offen geblieben',
      withdrawn: '{label}: zurückgenommen',
    },
    lineEmpty: '{label}: –',
    questions: 'Offene Fragen:',
    question: '• „{text}“',
    howTo:
      'Was Sie hier schreiben, als Antwort auf diese Nachricht oder in ihrem Thread, liest {name}.',
    said: '{name}: {text}',
    edited: '{name} (geändert): {text}',
    location: '{name} hat einen Ort geteilt: {place}',
    wordless:
      '{name} hat etwas geschickt, das ich nicht weitergeben kann: ein Foto, eine Datei oder eine Aufnahme.',
    wordsOnly: 'Weitergeben kann ich nur Worte. Das hat niemand bekommen.',
    unreached: '{name} hat das nicht bekommen: Dorthin lässt sich nichts mehr senden.',
    returned: '{name} hat das Gespräch dem Bot zurückgegeben.',
    closed: '{name} hat das Gespräch beendet.',
    left: 'Das Gespräch ist weitergegangen. Was Sie hier schreiben, liest niemand mehr.',
    forgotten: 'Auf Wunsch der Person gelöscht.',
    controls: { return: 'Zurück an den Bot', close: 'Beenden', open: 'Zum Gespräch' },
  },
  handedOver: {
    rule: [
      'Hier passt etwas nicht zusammen, deshalb übernimmt ein Mensch mit allem, was wir haben.',
    ],
    correction: ['Das gebe ich an einen Menschen weiter, der es mit Ihnen klärt.'],
    stalled: [
      'Ich gebe das an einen Menschen weiter, mit allem, was wir haben. Man meldet sich bei Ihnen.',
    ],
    asked: [
      'Gern, ich hole einen Menschen dazu. Er sieht, was wir notiert haben, und meldet sich bei Ihnen.',
    ],
    declined: ['Das ist in Ordnung. Ohne geht es hier nicht weiter, deshalb übernimmt ein Mensch.'],
  },
  controls: {
    right: 'Stimmt',
    'all-right': 'Alles richtig',
    change: 'Ändern',
    'leave-out': 'Überspringen',
    yes: 'Ja',
    no: 'Nein',
    send: 'Abschicken',
    undo: 'Rückgängig',
    'go-on': 'Weiter',
    'start-over': 'Neu anfangen',
    switch: 'Jetzt wechseln',
    afterwards: 'Danach',
    keep: '{value} behalten',
  },
  changeSlot: ['Ändern: {label}'],
};
