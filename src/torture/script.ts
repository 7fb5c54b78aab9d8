/** What a person says, and what the reply must contain before the next is said. */
export interface Step {
  readonly say: readonly string[];
  readonly until: RegExp;
}

export interface Script {
  readonly steps: readonly Step[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A conversation of the sample flow, with an order number that no other conversation has. */
export function scriptOf(number: number): Script {
  const order = `NW-${100_000 + number}`;
  const make = scripts[number % scripts.length] ?? answers;
  return make(order, 1 + (number % 90));
}

/** Answers, one at a time. */
function answers(order: string, days: number): Script {
  return {
    steps: [
      { say: ['I want to return a product'], until: /order number/i },
      { say: [order], until: /days/i },
      { say: [String(days)], until: /premium/i },
      { say: ['yes'], until: /registered/i },
    ],
    values: { order_number: order, purchase_age_days: days, premium_member: true },
  };
}

/** Several messages in a row, before anything is answered. */
function burst(order: string, days: number): Script {
  return {
    steps: [
      {
        say: [
          'I want to return a product',
          `my order number is ${order}`,
          `I bought it ${days} days ago`,
        ],
        until: /premium/i,
      },
      { say: ['no'], until: /registered/i },
    ],
    values: { order_number: order, purchase_age_days: days, premium_member: false },
  };
}

/** A question in between, and a correction. */
function talk(order: string, days: number): Script {
  return {
    steps: [
      { say: ['I want to return a product'], until: /order number/i },
      {
        say: [`My order number is ${order}, and I bought it ${days} days ago`],
        until: /premium/i,
      },
      { say: ['what is the return window?'], until: /30 days/i },
      { say: [`no, make it ${days + 100} days`], until: /premium/i },
      { say: ['yes'], until: /registered/i },
    ],
    values: { order_number: order, purchase_age_days: days + 100, premium_member: true },
  };
}

const scripts = [answers, burst, talk] as const;
