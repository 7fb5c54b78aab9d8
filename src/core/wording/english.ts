import type { WordingPack } from './pack.ts';

export const english: WordingPack = {
  greet: ['Hi, happy to help.'],
  acknowledge: ['Thanks.', 'Got it.', 'Noted, thank you.'],
  askFirst: ["What's the {label}?", 'And the {label}?', 'Could you tell me the {label}?'],
  askAgain: ['Could you give me the {label} another way?', "I'm still missing the {label}."],
  askPair: ["What's the {list}?"],
  leaveOut: [
    "If you'd rather not, just say “skip” and I'll leave it out.",
    'You can also say “skip”, and I’ll go on without it.',
  ],
  example: ['For example: {example}.'],
  repeat: ['Back to my question: {question}', 'And what I was asking: {question}'],
  stateInference: [
    "I've put the {label} down as {value}, from “{words}”.",
    'From “{words}” I take it the {label} is {value}.',
  ],
  confirmed: ['Good, {value} it is.', 'Great, {value} for the {label}.'],
  changed: [
    'Changed the {label} from {from} to {to}.',
    'Alright, the {label} is now {to} instead of {from}.',
  ],
  changedInferred: [
    "I've changed the {label} from {from} to {to}.",
    'So the {label} is {to} rather than {from}.',
  ],
  takenBack: ["Okay, {value} isn't right, so I've taken that out."],
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
  usedAfterDecline: ["Okay, I'll use {value} for the {label} after all."],
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
    'not-whole': ['The {label} needs to be a whole number.'],
    'not-an-option': ["That isn't one of the options for the {label}."],
  },
  askChoice: {
    ambiguous: ['For the {label}, do you mean {options}?', 'Which {label} do you mean, {options}?'],
    conflict: [
      'I have {from} for the {label} so far. Should it stay {from}, or change to {to}?',
      'Two values for the {label}: {from} so far, and now {to}. Which one should I use?',
    ],
    unusual: ['{value} is unusual for the {label}. Is that right?'],
    'after-refusal': ["You'd asked me to leave out the {label}. Should I use {value} after all?"],
  },
  askCorrection: [
    'What should the {label} be, then?',
    'Sorry about that. What is the right {label}?',
  ],
  askWhichWrong: ["Which one isn't right, and what should it be?"],
  askClosingOne: [
    'One thing to check: I have {value} for the {label}, from “{words}”. Is that right?',
    'Just to be sure about the {label}: {value}, from “{words}”. Correct?',
  ],
  askClosingMany: ['Before I finish, is this right?', 'A last check: is all of this correct?'],
  closingLine: ['{label}: {value}, from “{words}”'],
  deferred: ['Sure, no rush.', 'Of course, whenever it suits you.'],
  noAnswer: [
    "I don't have an answer to that. I've noted your question for the team; you're welcome to put it another way.",
    "That's one I can't answer, so I've passed it on with your details. Feel free to ask it differently.",
  ],
  notUnderstood: ["Sorry, I didn't catch that.", "I'm not sure I follow."],
  noHurry: ['Take your time.', 'No hurry.'],
  welcome: ["You're welcome.", 'My pleasure.'],
  outdated: ['That button belongs to an earlier question, so nothing has changed.'],
  completed: ["That's everything, thank you. I've sent it on."],
  startAgain: ['That one is already sent. Shall we start a new one?'],
  handedOver: {
    stalled: ["I'll pass this on to a person, with what we have so far. They'll get back to you."],
    asked: [
      "Sure, I'll bring in a person. They have what we noted so far and will get back to you.",
    ],
    declined: [
      "That's fine. I can't finish without it, so a person will take it from here with what we have.",
    ],
  },
  withPeople: [
    "I've added that for the person who takes over.",
    "Noted, I've passed that on as well.",
  ],
  cancelled: ["Okay, I've stopped. Nothing was sent. Write again whenever you like."],
  reset: ["Okay, I've cleared everything. Let's start again."],
  chooseFlow: ['What can I help you with?', 'Which of these is it about?'],
  apology: [
    "Sorry, something went wrong on my side with your last message. It's set aside for the team; could you put it another way?",
  ],
  controls: {
    right: 'Right',
    change: 'Change',
    leaveOut: 'Skip',
    yes: 'Yes',
    no: 'No',
    keep: 'Keep {value}',
  },
};
