import type { ReplyData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const one = '[(one|option|value|answer|choice|date|number|name|address|version)]';

function nth(ordinal: string, digit: string, cardinal: string): readonly string[] {
  return [
    `[(keep|use|take|pick|choose|its|i mean|i meant|i choose|ill take)] [the] ${ordinal} ${one}`,
    `[(the|use|take|pick|choose)] (number|option|no) (${digit}|${cardinal})`,
    `# ${digit}`,
  ];
}

export const replies: ReplyData = {
  approvals: [
    `(yes|yes please|yep|yeah|yup|yes sir|ok|okay|sure|of course|absolutely|definitely|y|aye|k|kk)`,
    `[(please|you can|you may|lets|just|now)] (send it|send|send them|send that|submit|submit it|go
      ahead|do it|do that|go for it|proceed|send it (off|now|away|out)|post it|make it so)`,
    '(confirmed|confirm|i confirm|i confirm it|approved|i approve|agreed|i agree)',
    `[(that|thats|that is|this is|its|it is|all|all is|everything is|its all|thats all|all of
      that is)] (correct|right|good|fine|perfect|ok|okay|great|exactly right|all good|all
      right|all correct)`,
    `[(it|that|this|everything|all)] (looks|sounds|seems) [(all|very|really)] (good|great|right|fine|
      perfect|correct|ok|okay) [to me]`,
    '(perfect|great|exactly|that works|works for me|good to go)',
    ...emoji.yes,
  ],
  padding: [
    `(please|pls|plz|thanks|thank you|thx|ty|cheers|thanks a lot|thank you very much|hi|hello|so|
      then|now|well|oh|um|hm|and|🙏|🙂|😊|😀|😄|😉)`,
  ],
  other: [
    `[(no|nope|sorry|i mean|i meant|make it|actually)] [(sorry|i mean|i meant|make it)] the other [(one|option)]`,
  ],
  keep: [
    `[(no|please|lets|just|i want to|id like to|id rather)] (keep|leave|retain|stay with|stick with|stick
      to|use|take) (it|that|this|the (old|previous|original|existing|earlier|current|former) ${one}|
      what (you|we) (have|had)|it (as it (is|was)|unchanged|like (that|it was|before)))`,
    `[(no|the)] (old|previous|original|existing|earlier|current) ${one}`,
    '(keep|neither|neither of them|no change|no changes|dont change it|do not change it|as it was)',
    '[(i|you can)] [(want|to)] (keep|leave) (it|that) (the way it (is|was)|as (is|it was))',
  ],
  keepWhat: ['[(no|please|lets|just)] (keep|leave it at|stay with|stick with|leave)'],
  takeNew: [
    `[(yes|please|lets|just|you can)] (change|update|replace|switch|overwrite) [(it|that|this|the old
      one)] [(to|with|for) the new ${one}]`,
    `[(yes|please|lets|just)] [(use|take|keep|go with|i want|i mean|i meant|change to|change it to)]
      [the] (new|newer|latest) ${one}`,
    '(yes|please) (change|update|replace) [(it|that)]',
  ],
  positions: {
    1: [...nth('(first|1st)', '1', 'one'), '[the] former'],
    2: nth('(second|2nd)', '2', 'two'),
    3: nth('(third|3rd)', '3', 'three'),
    4: nth('(fourth|4th)', '4', 'four'),
    5: nth('(fifth|5th)', '5', 'five'),
    '-1': [
      `[(keep|use|take|pick|choose|its|i mean|i meant)] [the] (last|final) ${one}`,
      '[the] latter',
    ],
  },
};
