import type { ProcessData } from '../answers/answer-data.ts';

const youHave =
  '(do you have|have you got|did you note|have you noted|do you know|you have|youve got)';
const theThing =
  '(it|that|this|these|those|all (that|this)|my data|my (information|info|details)|what i (say|tell you|write))';

export const process: ProcessData = {
  forms: {
    objection: [
      "[(no|nope)] (that's|thats|that is|it's|its|this is) [(all|just|so)] (wrong|incorrect|not right|not correct|not true|not it|not what i said|not what i meant|a mistake)",
      '(wrong|incorrect|not correct|not right|not true)',
      'wrong (number|value|one|answer)',
      `[(no|nope|sorry|wait|but)] [(my|our|the|that|this)] <about> (is|are|was|looks|seems) [(still|all|
        completely|just)] (wrong|incorrect|not right|not correct|false|off|mistaken|not true|a mistake)`,
      `[(no|nope|sorry|wait|but)] [(my|our|the|that|this)] <about> (isn't|aren't|is not|are not|wasn't|was
        not) (right|correct|true|what i (said|meant|wrote))`,
      `[(no|nope|sorry|wait|but)] [(that's|that is|it's|this is|you have|you've got|i gave [you]|i wrote|i
        typed|i sent)] [(the|a|my)] (wrong|incorrect) <about>`,
      `[(no|nope|sorry|wait|but)] (that's|that is|it's|this is) not (my|our|the [right]) <about>`,
      `[(there's|there is|i made)] [(a|an)] (mistake|error|typo) (in|with) [(my|our|the)] <about>`,
      `[(please|can you|could you|can i|can we|i want to|i need to|i'd like to|let me|we need to)] (change|
        correct|fix|edit|update) (my|our|the) <about> ?`,
      "(that|this|it) (isn't|is not|wasn't) (right|correct|true|what i (said|meant))",
    ],
    withdrawal: [
      "[please] (don't|do not) use (my|our|the) <about>",
      '[please] (forget|delete|remove|erase|drop|take out|leave out|scrap) (my|our) <about>',
      "(i|we) (don't|do not) want you to (use|have|keep|store) (my|our|the) <about>",
    ],
    'ask-why': [
      'why ?',
      '(what for|for what|how come|why so|why though|but why) ?',
      '[(my|the)] {email|phone|phone number|name|number|address|company|budget|order number|birthday} why ?',
      'why [(my|the)] {email|phone|phone number|name|address|company|budget|order number|birthday} ?',
      `why (do|would|should) (you|they|we|i) (need|want|ask [for]|have to (know|give|say)|need
        to know|want to know) (that|this|it|to know [(that|this|it)]) ?`,
      `why (do|would) (you|they) (need|want|ask for|need to know|want to know) [(my|our|the)]
        <about>`,
      'why (are you|do you keep) (asking|asking [me] [for] (that|this|it)) ?',
      'why (do|would|should) (you|they) [(even|really)] (ask|care|want to know|need to know) ?',
      'why (the|my|our) <about>',
      'why do i (need|have) to (give|say|tell|share) [you] [(my|our|the)] <about>',
      'what (do|will|would) you (need|want|use) (my|our|the) <about> for ?',
      "(what's|what is|whats) (my|our|the) <about> [needed] for ?",
      'what has (my|our|the) <about> to do with (it|this|that) ?',
      'why are you asking [me] (for|about) [(my|our|the)] <about>',
      "(what's|what is|whats) (that|this|it) [(needed|used|good)] for ?",
      'what (do|will|would) you (need|use|do with) (that|this|it) [for] ?',
      'why is (that|this|it) (necessary|needed|important|required|relevant) ?',
      'is (that|this|it) [really] (necessary|needed|required) ?',
      'for what (purpose|reason) ?',
    ],
    'ask-options': [
      '(what|which) (are|were) (the|my) (options|choices|possibilities|alternatives) [again] ?',
      `(what|which) (options|choices|possibilities) (are there|do i have|are available|do you
        have|can i choose [from]) ?`,
      'what (can|could) i (choose|pick|select|say|answer|choose from|pick from) [here] ?',
      '(options|choices) ?',
      '(show|tell|give|list) [me] (the|my|all) [the] (options|choices)',
      'what (are the|do you mean by) (options|possible answers) ?',
      '(like|such as) what ?',
    ],
    'ask-state': [
      `what ${youHave} [so far] [(on me|about me|noted|written down|from me|now|already|until
        now)] ?`,
      `what (have|did) (i|we) (told|given|said|tell|give|say|answer|answered|provide|provided)
        [you] [so far] ?`,
      `what (have|do) (you|we) (got|have|noted|collected|written down|recorded) [so far] [(on
        me|about me|from me|now|already|until now)] ?`,
      `how many [more] (questions|things|steps) [(are there|are left|left|do you have|to go|more|remain|
        are (still|there) to (come|go))] ?`,
      'how (much (more|longer)|long) [(is (left|this)|does this take|will this take|to go|is there)] ?',
      `what (was|is) (my|our) <about> again ?`,
      `(which|what) {order number|number|email|phone|phone number|name|address|date|time|budget|company}
        did (i|we) (give|say|tell|write|send|enter) [you] ?`,
      `what did (i|we) (give|say|tell|write|send|enter) [you] (for|as) [(my|the|our)] <about>`,
      `(remind me|tell me) [(what|of)] (my|our) {order number|number|email|phone|phone number|name|
        address|date|time|budget|company} [(is|was)] [again] ?`,
      `what (is|has been|was|got) [already] (noted|written down|recorded|saved|stored) [(so far|already|down|there|in there)] ?`,
      `what did you (note|write|put|take|save|record) [down] [(so far|already|there|in there)] ?`,
      `(what|which) (is|was) (my|our|the) <about> (in there|in it|so far|there|you (have|noted|wrote down)|that you (have|noted|wrote down)) ?`,
      `(what|which) <about> (do|did) you (have|note|write down) [(so far|in there|there|noted|down)] ?`,
      `(what|which) <about> have you (noted|written down|got) [(so far|in there|there|down)] ?`,
      `what do you [already] know [(about me|so far|already|now)] ?`,
      `show me what (you (noted|wrote down|got|have|wrote|saved|recorded)|i (said|told you|wrote)) ?`,
      '(where|how far) (are we|were we|did we get) [(now|so far)] ?',
      `(show|tell|give) me (what you have|a summary|the summary|everything [you have]|the
        current state|where we are) [so far]`,
      `[(can|could) you] (summarise|summarize|recap|sum up|repeat) [(that|this|it|everything|
        what you have)] [(so far|for me)] ?`,
      '(summary|recap|status) [so far] ?',
      'what is [still] missing ?',
      'whats [still] missing ?',
    ],
    'ask-recipient': [
      `who (gets|sees|reads|receives|will (get|see|read|receive)|can (see|read)|has access to|
        is going to (see|read|get)) ${theThing} ?`,
      `where (does|will|do) ${theThing} (go|end up|get sent) [to] ?`,
      `(who|where) (do|will) you (send|give|pass|forward|share) ${theThing} [(to|with|on to)] ?`,
      `what (happens|will happen) (with|to) ${theThing} ?`,
      'what (do|will) you do with (my data|my (information|info|details)) ?',
      'who (is behind|runs|operates) (this|it|you) ?',
    ],
    'ask-who': [
      `(are|r) (you|u) [(really|even|just)] (a|an) [(real|actual|live|human)] (bot|robot|human|person|
        machine|ai|chatbot|computer|program|assistant|human being|man|woman) ?`,
      '(are|r) (you|u) (human|real|ai|automated|chatgpt|gpt|alive|claude) ?',
      '(is this|am i (talking|speaking|chatting) (to|with)) (a|an) [(real|actual|live)] (bot|robot|human|person|machine|ai|chatbot|computer) ?',
      '(who|what) (are|r) (you|u) [(anyway|exactly|by the way|btw)] ?',
      '(whos|who is) (this|that|there) ?',
      'who am i (talking|speaking|chatting|writing) (to|with) ?',
      'what is your name ?',
      '(what is|whats) (this|this (chat|thing|bot|place|channel)) [(about|all about|exactly|even|supposed to be)] ?',
      'whats your name ?',
      '(bot or human|human or bot|you a bot|you human) ?',
    ],
    'ask-help': [
      '(help|help me|i need help|please help|can you help|can you help me|could you help me) ?',
      'what (can|do|could) you [(actually|even)] (do|help [me] with) [(for me|here)] ?',
      'what are you (for|good for|able to do) ?',
      'how (does (this|it)|do you|do i use (this|you)) [work] ?',
      'what (can|should|do) i (do|say|write|type) [(here|now|next)] ?',
      '(commands|menu|instructions) ?',
    ],
    'forget-me': [
      `[(please|can you|could you|i want you to|id like you to)] (delete|erase|remove|forget|
        wipe) [all] (my data|my personal data|my information|my info|my details|of my data|
        everything about me|everything you (have|know|stored|saved) [(about|on|from) me]|what
        you (have|know|stored|saved) [(about|on|from) me]|everything i (said|told you)) ?`,
      '(delete|forget) me',
    ],
  },
  instead: [
    '(instead|something else)',
    '(forget|drop|leave|skip|scrap) (this|that|it|about (this|that|it)|all (this|that)) [(i|lets|we|can)]',
    "[(i'd|i would|we'd|we would)] rather (have|do|get|want|talk about|report|return|order|ask|book)",
    "(i|we) (would|'d) (rather|prefer to)",
  ],
  also: [
    `(also|too|as well|besides|in addition|on top of that|another thing|one more thing|while we
      are at it|additionally)`,
  ],
};
