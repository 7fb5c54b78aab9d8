import type { SpanData } from '../span-data.ts';

export const spans: SpanData = {
  from: ['(from|starting|starting on|starting from|beginning|beginning on|as of)'],
  to: ['(to|until|till|til|through|thru|up to|ending on|and until)'],
  between: ['between'],
  and: ['and'],
  until: ['(until|till|til|through|thru|up to|ending|ending on|and ending)'],
  lasting: ['for [(another|about)]'],
  nights: ['(night|nights)'],
  articles: ['(the|on|of)'],
  periods: {
    'week-1': ['last week', 'the (past|previous) week'],
    'week+0': ['this week'],
    'week+1': ['next week', 'the (coming|following) week'],
    'week+2': ['the week after next'],
    'weekend-1': ['last weekend'],
    'weekend+0': ['(this|this coming|on the|at the|the) weekend'],
    'weekend-next': ['next weekend'],
    'weekend+1': ['the weekend after this one'],
    'month-1': ['last month', 'the previous month'],
    'month+0': ['this month'],
    'month+1': ['next month', 'the (coming|following) month'],
  },
  partLeads: [
    `(first|second|third|fourth|last|1st|2nd|3rd|4th|next|final|couple|few) (week|weeks|weekend|day|days|half|part|quarter) (of|in)`,
    `(beginning|start|end|middle|rest|remainder|half|part|week|weeks|weekend|mid|early|late|later|earlier|before|after|since|by|until|till) [(of|in|on)] [the]`,
  ],
  wholeMonth: [
    '[(in|during|throughout|all of|the whole of|the month of|in the month of)] <month> [(of)] [<year>]',
  ],
  hourLeads: ['(at|around|about)'],
};
