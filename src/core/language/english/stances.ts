import type { StanceData } from '../answers/answer-data.ts';
import { commands } from './commands.ts';

const will = `(i'd|i would|i'll|i will|i|we'd|we would|we|i am|i'm|we're|please|let's|can i|can we|may i|
  could i|could we)`;
const tell = `(say|share|tell|give|disclose|answer|reveal|provide|discuss|specify|mention|go into|give out|
  hand out|talk about|get into)`;
const toYou = '[(you|with you|to you)]';
const not = `(don't|do not|won't|will not|can't|cannot|wouldn't|would not|am not going to|not going to|
  never|refuse to|decline to)`;

export const stances: StanceData = {
  forms: {
    refusal: [
      `${will} (rather|prefer|would rather) not`,
      `[${will}] (rather|prefer|preferred) not to`,
      'rather not',
      `[${will}] rather not ${tell} ${toYou}`,
      `[${will}] rather not ${tell} ${toYou} <about>`,
      `[${will}] [would] prefer not to ${tell} ${toYou}`,
      `[${will}] [would] prefer not to ${tell} ${toYou} <about>`,
      `[${will}] [would] prefer to keep (that|it|this) (private|to myself)`,
      `[(i|we)] ${not} (want|like|wish|care|feel like|have) to ${tell} ${toYou}`,
      `[(i|we)] ${not} (want|like|wish|care|feel like|have) to ${tell} ${toYou} <about>`,
      `(i|we) (don't|do not) feel (comfortable|like|good|ok) [about] (sharing|giving|telling|
        saying|answering|disclosing|providing) ${toYou} <about>`,
      `(i'm|i am|we're) not comfortable (sharing|giving|telling|saying|answering|disclosing|
        providing) ${toYou} <about>`,
      `(i|we) (won't|will not|can't|cannot|am not going to|refuse to|decline to) ${tell} ${toYou}`,
      `(i|we) (won't|will not|can't|cannot|am not going to|refuse to|decline to) ${tell}
        ${toYou} <about>`,
      `(i'm|we're) not (going to|gonna|willing to|ready to|prepared to|allowed to|able to) ${tell} ${toYou} <about>`,
      `(i'm|we're) not (going to|gonna|willing to|ready to|prepared to|allowed to|able to) ${tell} ${toYou}`,
      "(i'm|i am|we're) not (telling|sharing|saying|giving|answering) [you]",
      "(i'm|i am|we're) not (telling|sharing|saying|giving|answering) [you] <about>",
      "i'd (rather|prefer to) (skip|leave) (that|this|it) [(out|blank|open|empty)]",
      '[i] (refuse|decline) [to answer]',
      '(pass|skip|n a|na)',
      `[(i|ill|im|lets|can we|can i|please)] (pass|skip|skipping) [on] [(this|that|it|this one|
        that one|this question|that question|the question)] ?`,
      `[(please|let's|we can|can we|i want to|i'd|i'd like to|nah|no)] (skip|leave) (that|this|it|that one|
        this one|this question|that question) [(out|blank|open|empty|for now)]`,
      `[(please|let's|we can|can we|you can|i want to|i'd like to|nah|no)] (skip|leave out|omit|drop|do
        without|go without|forget about) (the|my|our) <about>`,
      `[(please|let's|we can|can we|you can|i'd|i want to|i'd like to|nah|no)] leave (the|my|our) <about>
        (out|blank|open|empty)`,
      '(no|nah|nope) (skip|pass|leave it)',
      `(no|nope|nah) (need|reason) [(for|to know) (that|this|it)]`,
      '(i|we) [(really|just)] (would not|wouldnt|wont|dont want to|do not want to|cannot|cant) (say|tell|answer) [(that|this|it)]',
      '(leave|keep) it (blank|empty|open)',
      `(that's|it's|this is|that is) (none of your [damn|bloody] business|private|personal|
        confidential|too personal|a secret|not your business|not your concern|secret|my
        business)`,
      `(none of your business|not your business|mind your own business|private|confidential|no
        comment|secret)`,
      'no (thanks|thank you|thx)',
      `[(i'm|i am|we're)] not (telling|sharing|saying|giving|answering) (you|that|this) [(that|this)]`,
      `[i|we] (don't|do not) (do|use|share|give out|hand out) <about>`,
      '(skip|pass on|leave out) (both|all|them|these|those|all of (them|these|those)|both of them)',
      '(stop asking|quit asking|dont ask|do not ask) [me] [(about)] [(that|this|it|again|questions)]',
      `(stop asking|quit asking|dont ask|do not ask|stop asking) [me] (about|for) [(my|our|the)] <about>`,
      `[(i|we)] ${not} (want|like|wish|care|feel like) to (talk|speak|chat) about (that|this|it)`,
      `[(i|we)] ${not} (want|like|wish|care|feel like) to (talk|speak|chat) about <about>`,
      `[(let's|lets|please|can we|we can)] (do|go on|continue|manage) without (that|this|it|one) ?`,
      "[i'm|i am] not interested in (that|this) question",
      "you (don't|do not) need (to know)",
      "you (don't|do not) need to know (that|this|it)",
      "you (don't|do not) need to know <about>",
      'why should i tell you ?',
      "(i|we) (don't|do not) want (that|this|it) [to be] (stored|shared|saved|known|public)",
    ],
    'no-preference': [
      '(it|that|they) (can|could|may|might) be (anywhere|anything|whatever|any|any of them|anytime)',
      '[(i|we) have] no (issue|issues|restrictions|requirements|wishes) (with|on|for|about|regarding) <about>',
      `[i|we] [(really|honestly)] (don't|do not) [(really|particularly|much)] (care|mind)
        [(either way|at all|really|which|which one|about (it|that))]`,
      `[i|we] [really] (don't|do not) [really] (care|mind) [(about|for|which|what|where|when|how|who|which
        kind of|what kind of|what type of)] <about>`,
      "[the|my] <about> (doesn't|does not) [really] matter [(to me|to us|much|at all)]",
      '(any|whatever|whichever) <about>',
      '(any|whatever|whichever|all) (kind|type|sort|part|area|place) [of] <about> (is|are|will be|would be) [just] (fine|ok|okay|good|great|alright)',
      '(it|that) (can|could) be (any|whatever|anything) <about>',
      '(anything|any|whatever) (really|you can find|you (like|find|have|recommend|suggest)) [is] [(fine|ok|okay|good|great|cool)]',
      '(whichever|any) one you (recommend|like|suggest|prefer|choose)',
      '(i|we) (do not|dont) have (a|any) <about> (preference|in mind)',
      '(nothing|no one) (specific|particular|special)',
      '(it|that) (does not|doesnt) matter (what|which|where) <about>',
      `(any|whatever|whichever) <about> (is|are|will be|would be) [just|perfectly|totally]
        (fine|ok|okay|good|great|suitable|acceptable|alright) [(for|with|by|to) (me|us)]
        [really]`,
      `(any|whatever|whichever) <about> (works|work|will do|would do|will work|would work|
        suits) [(for me|for us|me|us)]`,
      "(i'm|we're|i am|we are) (open|flexible) (on|about|with) <about>",
      'no (particular|specific|certain|special) <about>',
      `(i|we) [really] (don't|do not) (have|got) (a|any) [(particular|specific|strong|real)]
        (preference|preferences|opinion) [either way]`,
      `(i|we) [really] (don't|do not) (have|got) (a|any) [(particular|specific|strong|real)]
        (preference|preferences) (for|on|about|as to|regarding|in) <about>`,
      '[(i|we) have] no [(particular|specific|strong|real|special)] (preference|preferences)',
      `[(i|we) have] no [(particular|specific|strong|real|special)] (preference|preferences)
        (for|on|about|as to|regarding|in) <about>`,
      '[(i|we) have] no preference [either way]',
      `(it|that) [really] (doesn't|does not|dont) [really] matter [(to me|to us|at all|which|
        which one|either way)]`,
      "(doesn't|does not|dont) [really] matter [(to me|to us|at all|which|which one|either way)]",
      `[really] (whatever|whichever|any|anything|either|anyone|all|anywhere|anytime|any time|
        any of them|any of those|any of these|either one|any one|all of them|either of them|any
        one of them|wherever|whenever)`,
      `(whatever|whichever|any|anything|either|anywhere|anytime|any time|any of them|any of
        those|any of these|either one|any one|all of them|either of them|whenever|wherever)
        [(one|is|are|will be|would be|works|will|would|sounds|you (like|want|prefer|think|
        choose|suggest|recommend|have)|will do|will work|would work|would do|is ok|goes)]
        [(fine|ok|okay|good|great|suits|suit|work|works|do|best|easiest|all right|alright|
        acceptable)] [(for|with|by) (me|us)]`,
      `(any|any one|whatever|whichever|either|either one) (is|are|will be|would be|works|will
        work|will do|would do|would work|suits) [just|perfectly|totally] [(fine|ok|okay|good|
        great)] [(for|with|by|to) (me|us)]`,
      `(it's|its|that's|that is|it is) [(all|entirely|completely|totally|really)] (up to you|
        your (choice|call|decision|pick)|all the same to me|the same to me|all the same|all one
        to me|whatever)`,
      "[i'll] leave (it|that) [up] to you",
      '(up to you|your (choice|call|decision|pick)|you (choose|decide|pick|tell me))',
      `(surprise me|dealers choice|you pick (one|for me)|you choose (one|for me)|dont care|dont
        mind|no matter|same to me|all the same [to me])`,
      `(i'm|i am|we're|we are) (open|flexible|easy|not (picky|fussy|particular|bothered|
        fussed)) [(to (anything|any|all|whatever)|on that|about that|with that)]`,
      `(i|we) (like|can do|would take|will take|am fine with|am okay with|am ok with|am good
        with|am happy with|am open to|take) (any|anything|whatever|either|all) [(of them|of
        those|one)]`,
      `(i'm|we're) (fine|ok|okay|good|happy|cool) with (any|anything|whatever|either|all) [(of
        them|of those|one|you (have|choose|suggest))]`,
      '(nothing|no one|none) (in particular|specific|special)',
      'not (particular|picky|fussy|bothered|fussed|important)',
      "(it's|its|that's) not important [to (me|us)]",
      '[it] makes no difference [to (me|us)]',
      'as you (like|wish|prefer)',
      'anything (goes|works|will do|is fine|is good|is ok)',
    ],
    unknown: [
      `[(there's|there is|we have|i have|we've got|i've got)] no <about> (yet|for now|so far|at the moment|in
        mind|in mind yet|set|set yet)`,
      `[i|we] [(really|honestly|just)] (don't|do not|wouldn't|didn't) [(really|actually|quite|
        honestly|even|exactly)] know [(that|it|this|yet|right now|exactly|for sure|off hand|
        offhand|at the moment|what that is|what it is|by heart|off the top of my head)]`,
      `(i|we) [(really|honestly|just)] (don't|do not) [(really|actually|quite|even|exactly)]
        know (my|our|the|what|which|how|where|when|if|whether|about) <about>`,
      `[(i'm|i am|we're|we are)] [(really|still|quite)] (not [(really|quite|entirely|too|so)]
        (sure|certain)|unsure) (what|which|where|who|when|how|why|if|whether|about) <about>`,
      `[(i|we)] [(have|'ve|'ve got)] no (idea|clue) (what|which|where|who|when|how|why|if|whether|about) <about>`,
      `[(i|we)] [really] (can't|cannot|couldn't|don't|do not) [really] (remember|recall|tell) (where|who|when|how|
        if|whether) <about>`,
      `(i|we) (don't|do not) know (those|these|the|that) [(details|information|info|answer|exact (details|number|one))] [yet]`,
      `(idk|dunno|i dunno|no idea|no clue|absolutely no idea|beats me|who knows|not a clue|
        unknown|unsure)`,
      '[(i|we)] (have|ive|ive got|got) [(really|absolutely|honestly)] no (idea|clue) [whatsoever]',
      `(i'm|i am|we're|we are) [(really|still)] not [(really|quite|entirely|too|so|completely)]
        (sure|certain) [(yet|about (that|it)|of (that|it))]`,
      `[i'm|i am|still] not [(really|quite|entirely|too|so|completely)] (sure|certain) [(yet|
        about (that|it)|of (that|it))]`,
      "(i'm|i am) unsure",
      `(i|we) [really] (can't|cannot|couldn't|don't|do not) [really] (remember|recall|tell|say)
        [(that|it|right now|exactly|for sure|at the moment|off hand)]`,
      `[(i|we)] [really] (can't|cannot|don't|do not) [really] (remember|recall) (my|our|the|what|
        which) <about>`,
      '(i|we) (forgot|have forgotten) [(that|it)]',
      "(i've|we've) forgotten [(that|it)]",
      "(i've|we've|i|we) (forgotten|forgot|lost) (my|our|the) <about>",
      `(i|we) (don't|do not|dont) have (it|that|this|one) [(with me|at hand|on me|handy|to
        hand|in front of me|yet|right now|here|anymore)]`,
      "(i|we) (don't|do not|dont) have (my|our|the|a|an|any) <about>",
      "(don't|do not|dont) have (it|that|this|one|any) [(yet|right now|here|anymore)]",
      "(i|we) (can't|cannot|couldn't) find (it|that|one)",
      "(i|we) (can't|cannot|couldn't) find (my|our|the) <about>",
      '(hard|difficult) to (say|tell)',
      '🤷',
    ],
    deferral: [
      `[(i|we)] (have to|need to|gotta|got to|must|should|will have to|want to|would have to)
        [(first|quickly)] (ask|consult|call|text|phone|message|email) <about>`,
      `[(i'll|i will|we'll|let me|lets|gonna|i'm gonna|i am going to)] [(first|just|quickly)] (ask|consult)
        (my|our|the|a) <about>`,
      `[(please|wait|no)] (don't|do not|dont) (send|submit|post|forward|deliver) (it|that|this|them|
        anything) [(yet|now|off)]`,
      `[(please|wait|no)] (don't|do not|dont) (send|submit) [yet]`,
      'not (just|quite) yet',
      `[(just|give me|gimme|wait)] [(just)] (one|a|1) (sec|second|moment|minute|min|mo|bit|mom|
        tick|jiffy)`,
      `(just a|one|a|1|give me [just] a|give me one|give me 5) (sec|second|moment|minute|min|
        bit) [please]`,
      `give me (a few|five|ten|5|10|2|two|some|a couple of|a little|some more|more) (minutes|
        mins|time|seconds|secs|hours|days) [please]`,
      `i need (a few|five|ten|5|10|2|two|some|a couple of|a little|some more|more|a) (minutes|
        mins|time|seconds|secs|hours|days|minute|moment|sec|second) [to (check|think|look|find
        out|decide)]`,
      `(hold on|hang on|wait|bear with me|hold up|brb|be right back|stand by|one moment please|
        hold the line|wait up) [(a|one|1)] [(sec|second|moment|minute|min|bit)]`,
      `(later|tonight|tomorrow|not (now|yet|today|right now|at the moment|at this moment)|maybe
        later|another time|some other time|next time|soon|this (evening|afternoon)|tomorrow
        (morning|evening|afternoon)|after (lunch|work|dinner|the meeting)|in a (bit|moment|
        minute|sec|while|second))`,
      `(in|after) (a few|an|a couple of|five|ten|5|10|15|20|30|2|two|half an) (minutes|mins|
        hour|hours|days|seconds)`,
      `[(i|we)] [(will|can|have to|need to|must|gotta|want to|ll)] (tell|give|send|answer|let)
        [you] [(it|that|this)] [(know|to you)] (later|tonight|tomorrow|soon|in a bit|in a
        moment|in a minute|when i know|when i have it|once i know|asap|next week|after lunch)`,
      `(i'll|we'll|i will|we will) (tell|give|send|answer|let) [you] [(it|that|this)] [(know|to
        you)] [(later|tonight|tomorrow|soon|in a bit|in a moment|in a minute|when i know|when i
        have it|once i know|asap|next week|after lunch)]`,
      `(i'll|i will|we'll|let me|i need to|i have to|i must|i'd have to|i would have to|i'd
        need to|we need to|we have to|i gotta|need to|have to|gotta|i want to|i should|ill have
        to|ill need to) [go] [(first)] (check|look|ask|think|find out|look it up|look that up|
        check that|check it|get back|see|verify|confirm|find it|look for it|find that|get it|dig
        it up|consult|double check|come back|talk|speak) [(up|about (it|that)|it up|first|to
        you|into (it|that)|for (it|that))] [(later|tonight|tomorrow|soon|first|on that)]`,
      `(i'll|i will|we'll|let me|i need to|i have to|i must|i'd have to|i would have to|we need
        to|we have to|i gotta|need to|have to|gotta|i should|ill have to|ill need to|waiting to|
        i am waiting to) [first] (check|ask|talk|speak|consult|confirm|verify|clarify|look|
        discuss|double check|hear|find) [(it|that|this)] [(with|to|from|for|at|in|back)] <about>`,
      `(ask|remind|try|message|text|ping|call|contact) me [again] (later|tonight|tomorrow|in a
        bit|in a while|soon|again|next week|in an hour|in a minute)`,
      `(can|could|may) (i|we) [(do|answer|come back to|get back to|tell|give|continue|send|
        finish)] [you] [(this|that|it)] [(on that|to you|with that)] (later|tomorrow|tonight|
        another time|next week) ?`,
      `(i'm|i am|we're) (busy|driving|in a meeting|at work|not home|away|on the phone|on my
        way|on the go|out) [(right now|now|at the moment|just now|currently)]`,
      `(not now|not at the moment|not yet|let me see|let me think|thinking|checking|still
        (thinking|checking|looking)|back soon)`,
      `[(we|lets|let us|can we|i)] (do|talk about|continue|discuss|get to|come back to) (it|
        this|that) [again] (later|tomorrow|tonight|another time|next time|next week)`,
    ],
    hesitation: [
      '(hm|hmm|um|umm|uh|uhm|uhh|er|err|erm|mm|mhm|ehm|eh|huh|well|oh|ah|so|uh oh|ugh|ooh)',
      `(let me see|lets see|good question|like|you know|how (do|should|shall) i (say|put)
        (this|it)|🤔)`,
    ],
    ...commands,
  },
  neither: [
    '(check|checking|checked) (in|into|out) [(on|at|to|of|the|a|my|our)]',
    '(find|look for|search for) [me] (a|an|some)',
  ],
  padding: [
    `(please|after all|anymore|any more|pls|plz|sorry|im sorry|i am sorry|honestly|to be honest|tbh|actually|really|
      frankly|ok|okay|well|oh|but|and|so|then|just|thanks|thank you|hey|hi|hello|mate|
      lol|haha|for now|now|again|if possible|if thats ok|if you dont mind|at this point|anyway|
      man|dude|guys|yet|thx|im afraid|i am afraid|i think|i guess|um|uh|hm|hmm|er|erm|though|
      tho|right now|at the moment|🙂|😊|😀|😄|🙏|😉|😅)`,
  ],
  answering: ['(no|yeah)'],
  pointers: [
    `(that|this|it|you that|you|that with you|that to you|you this|this one|that one|that
      information|this information|that info|this info|those|these|that question|this question|
      the question|you mean|(that|it|this|those|they|these) (is|are|was|were|would be|should be|means|
      mean|goes|lies) [(exactly|yet|called|like)]|thats|its|its called|to (say|write|put|call it|answer)
      [(here|there|that|it)]|you it|it with you|this with you|that here|one|any|anything|it all|this here)`,
  ],
};
