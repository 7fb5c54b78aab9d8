import type { WordingPack } from './pack.ts';

export const english: WordingPack = {
  acts: {
    greet: ['Hi, happy to help.'],
    acknowledge: ['Thanks.', 'Right.', 'Got it.', 'Okay.', 'Good.', 'Noted.'],
    'repeat-review': ['So, shall I send it like this?', 'Then my question again: shall I send it?'],
    'send-undone': ["Stopped, nothing was sent. Tell me what to change, or say when it's right."],
    missed: ['Sorry, I must have missed that.', "I can't find it in what you wrote before, sorry."],
    'switch-undone': ['Okay, back to where we were.'],
    'cancel-undone': ["Okay, let's go on where we stopped."],
    nudge: [
      'Still there? No rush, I just keep your place.',
      'Just checking in, whenever you have a moment.',
    ],
    corrected: ["Thanks, I've sent the correction on."],
    'too-late-to-change': [
      "That's already on its way and I can't change it myself, so I've passed your correction to the team.",
    ],
    'back-from-people': ["I'm back to help you finish this."],
    forgotten: ['Done. Everything you told me here is deleted.'],
    deferred: ['Sure, no rush.', 'Of course, whenever it suits you.'],
    'no-answer': [
      "I don't have an answer to that. I've noted your question for the team; you're welcome to put it another way.",
      "That's one I can't answer, so I've written it down for the team. Feel free to ask it differently.",
    ],
    hello: ['Hello.', 'Hi there.'],
    'who-am-i': ["I'm a bot: I take this down for the team, and a person answers."],
    help: [
      'Just answer in your own words. You can say “skip”, ask why I need something, or ask for a person.',
      'Your own words will do. “Skip” leaves a question out, “why?” explains it, and you can always ask for a person.',
    ],
    'too-long': ["That's a lot at once. Could you put it in a few sentences?"],
    'only-asked': ['I need that from the person who started this.'],
    'cannot-do': ["I can't help with that here.", "That's nothing I can do here, sorry."],
    'no-undo': ["There's nothing to undo right now."],
    'not-understood': ["Sorry, I didn't catch that.", "I'm not sure I follow."],
    'no-hurry': ['Take your time.', 'No hurry.'],
    welcome: ["You're welcome.", 'My pleasure.'],
    outdated: [
      'That button belongs to an earlier question, so nothing has changed.',
      'That one was for a question we are past, so I left everything as it is.',
    ],
    completed: ["That's everything, thank you. I've sent it on."],
    'ask-start-again': [
      'That one is already sent. Shall we start a new one?',
      'Your last one has gone out. Would you like to begin another?',
    ],
    'with-people': [
      "I've added that for the person who takes over.",
      "Noted, I've passed that on as well.",
    ],
    cancelled: ["Okay, I've stopped. Nothing was sent. Write again whenever you like."],
    reset: ["Okay, I've cleared everything. Let's start again."],
    'choose-flow': ['What can I help you with?', 'Which of these is it about?'],
    apology: [
      "Sorry, something went wrong on my side with your last message. It's set aside for the team; could you put it another way?",
    ],
  },
  slotActs: {
    confirmed: ['Good, {value} it is.', 'Great, {value}.'],
    'taken-back': ["Okay, {value} isn't right, so I've taken that out."],
    'used-after-decline': ["Okay, I'll use {value} for the {label} after all."],
    'set-aside': ["The {label} doesn't matter in this case, so I've set it aside."],
  },
  askFirst: ["What's the {label}?", 'And the {label}?', 'Could you tell me the {label}?'],
  askAgain: ['Could you give me the {label} another way?', "I'm still missing the {label}."],
  askPair: ["What's the {list}?"],
  repeatReviewUnclear: [
    'Not sure I got that. What should I change, or shall I send it as it is?',
    "I'm not sure what you mean. Is there something to change, or can it go out like this?",
  ],
  leaveOut: [
    "No problem if you don't have it at hand: say “skip”, and I'll leave it open.",
    "It's fine without it, too: say “skip”, and I'll go on.",
  ],
  example: ['For example: {example}.'],
  repeat: ['Back to my question. {question}', 'Now, back to this. {question}'],
  stateInference: [
    "I've put the {label} down as {value}, from “{words}”.",
    "I'll take “{words}” as {value} for the {label}.",
    'Going by “{words}”, the {label} is {value}.',
    "You said “{words}”, so I've noted {value} for the {label}.",
  ],
  stateInferenceBriefly: [
    'I take it the {label} is {value}.',
    "I've noted {value} for the {label}.",
    'So the {label} is {value}.',
    "I'll put {value} for the {label}.",
  ],
  changed: [
    'Changed the {label} from {from} to {to}.',
    'Alright, the {label} is now {to} instead of {from}.',
  ],
  changedInferred: [
    "I've changed the {label} from {from} to {to}.",
    'So the {label} is {to} rather than {from}.',
  ],
  kept: ['Okay, the {label} stays at {value}.', 'Fine, we keep {value}.'],
  keptNothing: ["Okay, I'll leave the {label} open for now."],
  declined: {
    refused: [
      "That's fine, I'll leave out the {label}.",
      "No problem, we'll go without the {label}.",
    ],
    'no-preference': [
      'Good, no preference on the {label} then.',
      "Alright, I'll note that any {label} will do.",
    ],
    unknown: ["No worries, I'll note that the {label} isn't known."],
    unanswered: ["I'll leave the {label} open, then."],
    withdrawn: ["Done, I've removed the {label} and won't use it."],
  },
  wayBack: ['If you change your mind, just tell me.'],
  invalid: {
    format: ["That doesn't look like a valid {label}."],
    'too-small': ['The {label} needs to be at least {limit}.'],
    'too-large': ['The {label} can be {limit} at most.'],
    'too-short': [
      'That looks too short for the {label}; it has at least {limit, plural, one {# character} other {# characters}}.',
    ],
    'too-long': [
      "That's too long for the {label}; up to {limit, plural, one {# character} other {# characters}} will do.",
    ],
    'too-early': ["That's too early for the {label}; the earliest is {limit}."],
    'too-late': ["That's too late for the {label}; the latest is {limit}."],
    'not-whole': ['The {label} needs to be a whole number.'],
    'not-an-option': ["That isn't one of the options for the {label}."],
    'not-a-date': ["That day isn't in the calendar."],
    'check-digits': ["That {label} doesn't add up, so a character may be wrong or missing."],
    'no-currency': ['I need the currency of the {label}, too.'],
    'no-country': ['The {label} needs its country code, such as +44.'],
    'too-few': ['I need at least {limit} for the {label}.'],
    'too-many': ['I can take {limit} at most for the {label}.'],
  },
  askChoice: {
    ambiguous: ['Do you mean {options}?', 'Which is right for the {label}, {options}?'],
    conflict: [
      'So far I have {from} for the {label}. Keep that, or change it to {to}?',
      'Earlier you said {from}, and now {to}. Which one should I use for the {label}?',
    ],
    unusual: [
      '{size, select, large {{value} is a lot for the {label}} small {{value} is very little for the {label}} other {{value} is unusual for the {label}}}. Is that right?',
      'Just to be sure: {value} for the {label}, is that what you mean?',
    ],
    'after-refusal': [
      "You'd asked me to leave out the {label}. Should I use {value} after all?",
      'May I put down {value} for the {label}, or shall I still leave it out?',
    ],
  },
  somebody: 'somebody else',
  askBetween: [
    'For the {label} I have {from} from {before}, and {to} from {now}. Which is right?',
    'There are two answers for the {label}: {from} from {before}, and {to} from {now}. Which should I use?',
  ],
  askCorrection: [
    'What should the {label} be, then?',
    'Sorry about that. What is the right {label}?',
  ],
  askWhichWrong: [
    "Which one isn't right, and what should it be?",
    'Tell me which of these to change, and to what.',
  ],
  askClosingOne: [
    'Let me check: I have {value} for the {label}, from “{words}”. Is that right?',
    'Just to be sure about the {label}: {value}, from “{words}”. Correct?',
  ],
  askClosingMany: ['Let me check, is this right?', 'Is all of this correct?'],
  closingLine: ['{label}: {value}, from “{words}”'],
  reviewIntro: ['Here is everything:', 'This is what I have:'],
  askReview: ['Shall I send it?', 'Is this right to send?'],
  reviewLine: ['{label}: {value}'],
  reviewOmitted: ['{label}: left out'],
  sending: [
    'Alright, it goes out in {seconds, plural, one {# second} other {# seconds}}. You can still undo it.',
  ],
  whyUnknown: ['It belongs to this request, so that the people behind it can help you.'],
  listOptions: ['For the {label} you can choose between {options}.', 'The choices are {options}.'],
  noOptions: ['Any {label} will do; just say it in your own words.'],
  stateIntro: ["Here's what I have so far:", 'So far I have noted:'],
  stateEmpty: ['I have nothing noted yet.'],
  explainRecipient: ['It goes to the team that takes care of this here.'],
  askResume: {
    pause: [
      'Welcome back. Shall we go on with “{title}”, or start over?',
      'It has been a while. Go on with “{title}”, or start over?',
    ],
    expiry: [
      'Good to hear from you again. Shall we go on where we stopped, or start over?',
      'We had stopped in the middle. Do you want to go on, or start over?',
    ],
  },
  askOtherFlow: {
    instead: [
      'Would you like to switch to “{title}”? What we have here is kept.',
      'Is it “{title}” that you want to do now? Nothing here gets lost.',
    ],
    also: [
      'Sure. Shall we do “{title}” right after this?',
      'Happy to. Is it fine if “{title}” comes next, once this is done?',
    ],
    next: [
      'You also wanted “{title}”. Shall we do that now?',
      'There is still “{title}”. Do you want to do it now?',
    ],
  },
  queued: ['Good, “{title}” comes right after this.'],
  switched: ["Okay, we've switched to “{title}”."],
  closingDelay: [
    "If I don't hear from you within {minutes, plural, one {a minute} other {# minutes}}, I'll take it as right.",
  ],
  handedOver: {
    rule: ["Something here doesn't fit together, so I'm passing it to a person with what we have."],
    correction: ["I'm passing this on to a person, who will sort it out with you."],
    stalled: ["I'll pass this on to a person, with what we have so far. They'll get back to you."],
    asked: [
      "Sure, I'll bring in a person. They have what we noted so far and will get back to you.",
    ],
    declined: [
      "That's fine. I can't finish without it, so a person will take it from here with what we have.",
    ],
  },
  controls: {
    right: 'Right',
    'all-right': 'All right',
    change: 'Change',
    'leave-out': 'Skip',
    yes: 'Yes',
    no: 'No',
    send: 'Send it',
    undo: 'Undo',
    'go-on': 'Go on',
    'start-over': 'Start over',
    switch: 'Switch now',
    afterwards: 'Afterwards',
    keep: 'Keep {value}',
  },
  changeSlot: ['Change {label}'],
};
