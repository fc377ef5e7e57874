/** What a person does with a screen, and in how many taps at most. */
export type ActRule = {
  readonly what: string;
  readonly most: number;
  /** `asked`: the number was promised to those who work there. `kept`: what it takes today, which must not grow. */
  readonly from: 'asked' | 'kept';
};

const asked = (most: number, what: string): ActRule => ({ what, most, from: 'asked' });
const kept = (most: number, what: string): ActRule => ({ what, most, from: 'kept' });

/** Every act of an evening. Each begins where the one before it in its line of work left the person. */
export const ACTS = {
  toTables: kept(1, 'to the tables'),
  seat: kept(4, 'two guests seated, from the tables'),
  toBill: kept(2, "to a table's bill, from the tables"),
  firstRound: asked(6, 'a first round of four drinks, on an open bill'),
  round: asked(6, 'a round of four known drinks, on an open bill'),
  again: asked(3, 'the same round again'),
  toKitchenDishes: kept(2, 'to the dishes of a category, from the bill'),
  twoOptions: asked(4, 'a dish with two options, from its category'),
  note: kept(4, 'a dish with a note by chip, from its category'),
  bySeat: kept(6, 'a drink for each of two seats, on an open bill'),
  toBoard: kept(1, 'to the orders'),
  accept: asked(1, 'an order accepted'),
  toMaking: kept(1, 'to the orders in the making'),
  carry: asked(1, 'an order carried'),
  closeOrder: asked(1, 'an order closed'),
  toCalls: kept(1, 'to the calls'),
  goToCall: asked(1, 'gone to a call'),
  callDone: asked(1, 'a call answered'),
  toStock: kept(1, 'to the stock'),
  soldOut: asked(1, 'a dish sold out'),
  backOnSale: asked(1, 'a dish back on sale'),
  oneSeatPays: kept(4, 'one seat pays in cash, on an open bill'),
  restPays: kept(2, 'the rest is paid in cash'),
  closeBill: kept(2, 'the bill closed'),
  closeTable: kept(3, 'the table closed, from the tables'),
  bump: asked(1, 'a ticket bumped'),
  takeBack: asked(1, 'a bumped ticket taken back'),
} as const satisfies Record<string, ActRule>;

export type ActName = keyof typeof ACTS;
