import type { FeatureData } from '../names/feature-data.ts';

export const features: FeatureData = {
  heads: [
    '(has|have|having|with|serves|serve|offers|offer|includes|include|needs|need|allows|allow|accepts|wants|want|there is) [(a|an|the)]',
  ],
  copulas: ['(is|are) [(a|an|the)]'],
  tails: [
    '[(is|are)] (allowed|welcome|permitted|needed|wanted|required|included|available|possible|desired|provided|accepted)',
  ],
  having: [
    '(has|have|having|with|need|needs|want|wants|require|requires|serves|serve|serving|sells|sell|allows|allow|allowing|permits|accepts|accept|offers|offer|offering|includes|include|including|provides|provide|providing|prefer|like|love|find|book|reserve|get|take|use|looking for|searching for|in need of|by|via) [(me|us|also)] [(a|an|the|some|my|free|good|one)]',
  ],
  being: ['(is|are|be|being|thats|its) [(fully|also|completely|just|all)]'],
  amid: ['(a|an|fully|completely)'],
  qualities: [
    'ed',
    'able',
    'ible',
    'ish',
    'ful',
    'less',
    'free',
    'friendly',
    'proof',
    'sex',
    'wide',
  ],
  lacking: ['(without|dont need|do not need|dont want|do not want|no need for) [(any|a|an|the)]'],
  denying: [
    '(not|never|no|none|nor|neither|dont|doesnt|didnt|isnt|arent|wasnt|werent|cant|cannot|wont|wouldnt|hasnt|havent|hadnt|without|lacks|lacked)',
  ],
  fitting: [
    '(is|are|should be|must be|to be|would be|have to be|has to be|need to be|needs to be|being) [(also|all)] (allowed|welcome|welcomed|permitted|included|available|provided|accepted|needed|required)',
  ],
  fittingAlone: ['(allowed|welcome|welcomed|permitted|included|available|friendly)'],
  ofPerson: [
    '(do|did) you [(already|currently|ever|still)] (have|own|hold|smoke|drive|drink)',
    '(are|were|have|has|had) (you|anyone)',
    '(your|yours|you are|you have|youre|youve)',
    '(person|customer|client|patient|guest|user|applicant|member|employee) (is|has|was|owns|holds|wants|already)',
    '(i|we) (have|am|are)',
  ],
  whether: ['(if|whether|unless|when)'],
};
