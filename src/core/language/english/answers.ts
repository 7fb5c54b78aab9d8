import type { AnswerData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const subject = '(that|this|thats|all that|all of that|everything|which|it)';
const very = `[(all|very|just|absolutely|perfectly|quite|pretty|exactly|totally|completely|fully|entirely|
  really|so)]`;
const right = `(right|correct|good|great|fine|perfect|ok|okay|true|accurate|excellent|awesome|lovely|alright|
  wonderful|brilliant|acceptable|amazing|spot on|precisely it|exactly it|exactly right|the one|
  cool|nice|ideal|fantastic)`;
const isNot =
  '(is not|isnt|was not|wasnt|aint|does not (sound|look)|doesnt (sound|look)|cant be|cannot be)';
const forMe = '[(for|by|with|to) (me|us)]';

export const answers: AnswerData = {
  yes: [
    '(yes|yeah|yep|yup|yea|ya|yah|yess|yeh|yas|aye|yessir|ye|yh|yus|yeap|yepp)',
    'yes (sir|maam|madam)',
    ...emoji.yes,
    'of course',
    'affirmative',
    'sure thing',
    '(sounds|looks|seems) [(very|really|all|just|pretty)] (good|great|right|fine|perfect|correct|ok|okay|lovely|awesome|excellent|like a plan|amazing|nice|wonderful|brilliant|cool|fantastic|ideal|alright|accurate) ' +
      '[(to|for) (me|us)]',
    'go ahead',
    'i (confirm|agree|accept) [(that|this|it)]',
    'i do agree',
    "that's [(absolutely|exactly|precisely)] it",
    '[yes] why not',
    'you got it',
    '(you got|you have|youve got) (that|it) [(exactly|all)] (right|correct)',
    "you're [(absolutely|quite|totally)] (right|correct)",
  ],
  closedYes: [
    '(uh huh|mhm|mm hmm|mm hm|mhmm|sure does|sure is|sure do|on point|spot on)',
    '(absolutely|exactly|totally|quite|perfectly|completely) (right|correct|fine|true|perfect)',
    `(those|these|they|all|both|the details|those details|these details|all details) (are|look|
      sound) [(all|exactly|absolutely)] (right|correct|fine|good|great|ok|okay|perfect)`,
    '(that|this|it) is (ok|okay|right|correct|fine) to (proceed|continue|go ahead)',
    'sounds about right',
    `(sure|correct|right|exactly|absolutely|definitely|certainly|indeed|perfect|fine|great|
      good|precisely|totally|agreed|true|deal|confirmed|confirm|alright|cool|excellent|awesome|
      yay|lovely|approved|amazing|surely|fantastic|wonderful|brilliant|nice|k|kk|y|positive)`,
    '(ok|okay|okey|oki|okie|okay then|ok then) [dokie]',
    'all (right|good|correct|fine)',
    'very (good|well|much so)',
    'for sure',
    'by all means',
    'most (definitely|certainly)',
    'no (problem|objection|objections)',
    `its ${very} (right|correct|true|accurate|perfect|great|exactly right|spot on)`,
    `${subject} [(is|was|all|would be|will be|should be|all looks|all sounds)] ${very} ${right}
      ${forMe}`,
    `${subject} (looks|sounds|seems|all looks|all sounds) ${very} ${right} ${forMe}`,
    `${subject} (works|will work|would work|will do|would do|does it|suits me|is it|would be
      it|surely is|sure is|certainly is) ${forMe}`,
    '(works|fine|good|ok|okay|perfect|great) (for|by|with) (me|us)',
    "(i'm|i am|we're|we are) (ok|okay|fine|good|happy|cool) with (that|this|it)",
    '(i|we) (do|am|are|have|would|will|can|did|was|could|sure do|certainly do|really do)',
    '(it|that|this|he|she) (is|does|has|was|did|will|would|sure is)',
    '(they|there|we|you) (are|do|have|were|will)',
    'there is',
    "i'd (like|love) (that|to|it)",
    'i would (like|love) (that|to|it)',
    "(i'd|i would) [really] appreciate (that|it)",
    `(please do|do it|do that|go for it|lets do (it|that)|lets go [ahead]|please go ahead|make
      it so|go on)`,
    'more or less',
    'count me in',
    '(that|this|it) (would|will|should) [also] (do|work|be) [(just|perfectly)] (fine|well|nicely|ok|okay)',
    '(i|we) (would|will) be [(very|totally|perfectly)] (ok|okay|fine|good|happy) with (that|this|it)',
    'as far as i know [yes]',
    'nothing wrong with (that|it)',
  ],
  no: [
    '(nope|nah|nay|nop|noo|naw|nooope|noes)',
    '(heck|hell|god) no',
    "(no|nope|nah) (i'm|im|i am|we're|we are) (good|fine|ok|okay|all good|all set|alright) [(for|right) now]",
    'no (sir|maam|way|thanks|thank you|thx|ty|need|chance|never)',
    ...emoji.no,
    'negative',
    'of course not',
    '(definitely|certainly|absolutely|surely|probably|sure|apparently|hopefully) not',
    `(not really|not quite|not at all|not exactly|not necessarily|not yet|not anymore|not any
      more|not that i (know|am aware) [of]|not as far as i know)`,
    "i [really] (do not|don't) (think|believe) (so|that is right|that's right)",
    '(by no means|no longer|under no circumstances|out of the question)',
    '(i disagree|disagree|disagreed)',
  ],
  closedNo: [
    `(maybe|perhaps|possibly) (later|another time|some other time|some other day|next time|in
      the future|tomorrow)`,
    '(uh uh|nuh uh)',
    `no (that's|its|that is|that will be|thatll be) (fine|alright|all right|ok|okay|all|it|
      good|everything)`,
    `(thats|its|that is|it is|this is) not ${very} (${right}|it|that|what i (said|meant|want|
      wanted|asked for|need)|needed|necessary|the case|a match|for me|mine)`,
    '(never|wrong|incorrect|false|untrue|n|not)',
    `(not|no) (now|just now|for now|yet) [(though|anyway)]`,
    `(not (now|today|right now|at the moment|at this moment|at this time|this time|for me|for
      now|me|us|needed|necessary|required|correct|right|true|ok|okay|interested|good|fine|
      likely|so|possible|the case|in the slightest|a chance|one|just yet|on your life|ever|
      currently|that one|this one|in any way|here))`,
    `${subject} ${isNot} ${very} (${right}|it|what i (said|meant|want|wanted|asked for|need)|
      needed|necessary|the case|a match|for me|mine)`,
    `${subject} ${isNot}`,
    `${subject} (is|was|looks|sounds|seems) [(all|completely|totally|quite|just|simply|not)]
      (wrong|incorrect|false|mistaken|untrue|a mistake|no good|bad|a bad idea)`,
    `${subject} (doesnt|does not|wont|will not|wouldnt) (work|do|fit|suit) ${forMe}`,
    `(i|we) (don't|do not|didn't|did not|haven't|have not|won't|will not|wouldn't|would not|
      can't|cannot|couldn't|am not|are not|aren't|wasn't|never did|never have)`,
    "(i'm|we're) not",
    `(it|that|this|he|she) (isn't|is not|doesn't|does not|hasn't|wasn't|won't|will not|ain't|
      didn't)`,
    "(they|there|we|you) (aren't|are not|don't|do not|haven't|have not|weren't|won't)",
    "there (isn't|is not)",
    "(i|we) (don't|do not) (agree|want (to|that|it|this|any|one)|need (to|that|it|this|any|one))",
    "(i'd|i would) rather not",
    'i (hope|guess|suppose|think|am afraid) not',
    "i'm afraid not",
    'none',
    "(please don't|don't|do not|please do not) [do (it|that|this)]",
    'not (ok|okay|fine|good|happy) with (that|this|it)',
  ],
  articleNo: [
    'no',
    'not (now|today|right now|just yet|at the moment|at (this|the) (moment|time|point)|for (now|the moment))',
  ],
  clauseStarts: [
    `(i|im|ive|id|ill|we|were|weve|you|youre|he|shes|hes|she|it|its|they|theyre|there|theres|
      that|thats|this|not|no|please|sorry|thanks|thank|but|because|just|lets|make|change|
      actually|never|none|nothing|and|dont|do|sir|only|my|our|wait|the)`,
  ],
  unsure: [
    '(maybe|perhaps|possibly|dunno|idk)',
    `[im|i am|were|we are] [still] not [(really|quite|entirely|too|so|completely|very|totally|
      100 %)] (sure|certain|positive)`,
    '[(im|i am)] unsure',
    `[i] [(really|honestly)] (dont|do not|didnt|wouldnt) [(really|actually|quite|honestly|
      even)] know`,
    '[(really|honestly)] dont [really] know',
    `[i] [(really|honestly)] (have|ive|ive got|got) [(really|absolutely|honestly)] no (idea|
      clue) [whatsoever]`,
    'i really have no (idea|clue)',
    '[(absolutely|really|honestly)] no (idea|clue) [whatsoever]',
    'i [really] (cant|cannot|couldnt|could not) [really] (tell|say|remember|recall|figure)',
    'i [really] (dont|do not) [(really|exactly|quite)] (remember|recall)',
    '[(that|it)] depends',
    '(hard|difficult) to (say|tell)',
    'it (would be|is) (hard|difficult) to (say|tell)',
    '(yes and no|yes no maybe|kind of|sort of|sorta|kinda)',
    'not (sure|certain)',
    '[i] might',
    'i have [(my|some)] doubts',
    'i am (clueless|undecided)',
    ...emoji.unsure,
  ],
  hedges: ['(i guess|i suppose|probably|likely|most likely|apparently|presumably)'],
  leaningYes: [
    '(ideally|preferably|if possible|if you can|if at all possible)',
    'if (it is|its) (possible|not too much trouble|no trouble)',
    'would be (nice|good|great|handy|helpful|ideal|lovely)',
    'i [do] (think|believe|guess|suppose) so',
    '(i guess|i suppose|probably|likely|most likely|apparently|presumably) [(yes|yeah|so|it is)]',
    '(i think|i guess|i believe|i suppose|id say) (yes|yeah|yep)',
    '(yes|yeah|yep) (i (think|guess|suppose|believe) [so]|maybe|probably)',
  ],
  closedUnsure: [
    'i hope so',
    'we will see',
    'well see',
    'could be',
    'might be',
    '(it|that|i|we) (could|might|may) [be]',
    'it is possible',
    'both',
    '50 50',
  ],
  buts: ['(but|though|although)'],
  conditions: ['(if|only|unless|provided|as long as|except|depending|when|once)'],
  mild: ['(ok|okay|well|right|alright|fine|sure|great|good)', 'all right'],
  neither: [
    '(yeah|yes|yep|ok|sure) right',
    'right now',
    'right away',
    'no (problem|preference|idea|clue) (at all|with) <about>',
    'no (more|less|fewer|later|earlier|sooner) than',
    'no (one|body|matter|rush|hurry|worries)',
    'no (preference|particular|specific|special)',
    'not (only|just|more|less|later|before|until|after|even)',
    '(good|great|fair) (question|point|morning|evening|afternoon|day|night)',
    'sure about',
    'never mind',
    'nevermind',
  ],
  padding: [
    'please',
    'pls',
    'plz',
    'thanks',
    'thank you',
    'thx',
    'ty',
    'cheers',
    '(thanks|thank you) [(so|very)] much',
    '(thanks|thank you) [(very|so) much] for [(your|the|all)] [your] [(help|asking|time)]',
    '[(much|very)] appreciated',
    'sorry',
    'im sorry',
    'sir',
    'mate',
    'lol',
    'haha',
    ...emoji.friendly,
    '!',
  ],
  lead: [
    `(well|um|uhm|umm|uh|er|erm|hm|hmm|mm|oh|ah|hi|hello|hey|so|honestly|i mean|to be honest|
      tbh|aha|ooh|wow|actually|i think|i guess|i believe|wait|hold on|on second thought|on
      second thoughts|oh wait|you know what)`,
  ],
};
