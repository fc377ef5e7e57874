import { type Chance, chance } from './chance.ts';
import { OF_PAYMENTS, type PaymentFault } from './fault-classes.ts';

export const KINDS = ['prepaid', 'table', 'zloty'] as const;
export type Kind = (typeof KINDS)[number];

export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'items'; readonly count: number; readonly together: boolean }
  | { readonly kind: 'amount'; readonly share: number }
  | { readonly kind: 'equal'; readonly between: number }
  | { readonly kind: 'shared-dish'; readonly parts: number };

export type PlannedPayment = {
  readonly way: number;
  readonly scope: Scope;
  /** Percent of the sum, among those every venue takes. */
  readonly tip: 0 | 5 | 10 | 15;
  readonly forSomebody: boolean;
  readonly action: 'approve' | 'decline' | 'abandon' | 'pending';
  readonly fault: PaymentFault | null;
  /** Differences, delays, ways to forge: whatever the fault leaves open. */
  readonly dial: number;
};
/** Back from Pay, and what happens in the same moment. */
export type PlannedWithdrawal = {
  readonly meanwhile: 'nothing' | 'begins-paying' | 'pays';
  /** A dish that is in the cart by then. */
  readonly adds: string | null;
  /** The same is ordered again from the cart. */
  readonly again: boolean;
  readonly dial: number;
};
export type PlannedGuest = {
  readonly dishes: readonly string[];
  readonly coupon: string | null;
  readonly tip: boolean;
  readonly payments: readonly PlannedPayment[];
  readonly withdraws: PlannedWithdrawal | null;
  /** Joins the programme of the house, and uses what they have. */
  readonly member: boolean;
};
/** Something given by a card of its own, without a table. */
export type PlannedGift = {
  readonly to: 'person' | 'house' | 'leaver' | 'donatee';
  readonly amount: number;
  readonly payment: PlannedPayment;
};
/** A cardholder takes back what they gave or paid, by their bank, which decides once the evening has gone on. */
export type PlannedDispute = {
  readonly of: 'given' | 'paid';
  /** Percent of what was taken. */
  readonly part: number;
  readonly asksFirst: boolean;
  readonly end: 'won' | 'lost' | 'lost-then-won' | 'left-open';
  readonly refundMeanwhile: boolean;
  readonly dial: number;
};
/** The house's pool of tips is shared out. */
export type PlannedShare = {
  readonly rule: 'house' | 'hours' | 'points';
  /** Percent of what is in it. */
  readonly part: number;
  /** Another rule is said first, where another one holds. */
  readonly changes: boolean;
  /** Asked for twice at once with keys of their own: it is shared twice if there is enough. */
  readonly twice: boolean;
};
export type StaffAct =
  | 'cash'
  | 'change'
  | 'cook'
  | 'take-off'
  | 'take-off-all'
  | 'end-order'
  | 'refund-twice'
  | 'refund-silent'
  | 'refund-part';
/** All that a journey does is decided by its seed; who comes first is decided by the day. */
export type Plan = {
  readonly seed: number;
  readonly kind: Kind;
  readonly guests: readonly PlannedGuest[];
  readonly staff: readonly StaffAct[];
  readonly gifts: readonly PlannedGift[];
  /** Guests round up what they pay by phone, where its sum is known before. */
  readonly roundsUp: boolean;
  /** Whose card it is leaves; what is owed is paid out; something given goes back. */
  readonly leaves: boolean;
  readonly paysOut: boolean;
  readonly givesBack: boolean;
  readonly shares: PlannedShare | null;
  readonly disputes: readonly PlannedDispute[];
  /** What is owed once banks have decided is paid out as well. */
  readonly paysOutAfter: boolean;
  /** One server is killed while somebody's money is on its way. */
  readonly kill: boolean;
  /** Staff take the rest in cash at the end. */
  readonly settles: boolean;
  /** One server stands still meanwhile, or its way to the database is cut. */
  readonly still: Still | null;
};
export type Still = { readonly how: 'freeze' | 'cut'; readonly forMs: number };

const DISHES = ['soup', 'steak', 'soup', 'third'] as const;
const COUPONS = ['TEN', 'TWO', 'ONCE'] as const;

const scopeOf = ({ roll, oneIn }: Chance, kind: Kind): Scope => {
  const [all, items, amount, equal, shared] = kind === 'prepaid' ? [5, 5, 7, 9, 10] : [1, 4, 6, 8, 10];
  const at = roll(10);
  if (at < all) return { kind: 'all' };
  if (at < items) return { kind: 'items', count: 1 + roll(3), together: oneIn(3) };
  if (at < amount) return { kind: 'amount', share: 5 + roll(96) };
  if (at < equal) return { kind: 'equal', between: 2 + roll(7) };
  return at < shared ? { kind: 'shared-dish', parts: 2 + roll(4) } : { kind: 'all' };
};

const paymentOf = (at: Chance, kind: Kind, fault: PaymentFault | null): PlannedPayment => ({
  way: at.roll(1_000),
  scope: scopeOf(at, kind),
  tip: kind === 'prepaid' ? 0 : at.pick([0, 0, 5, 10, 15]),
  forSomebody: at.oneIn(2),
  action:
    fault === null ? at.pick(['approve', 'approve', 'approve', 'decline', 'abandon', 'pending']) : 'approve',
  fault,
  dial: at.roll(1_000_000),
});

const STAFF: Readonly<Record<Kind, readonly [StaffAct, ...StaffAct[]]>> = {
  prepaid: ['end-order', 'end-order', 'refund-twice', 'refund-silent', 'refund-part'],
  table: [
    'cash',
    'cash',
    'change',
    'cook',
    'take-off',
    'take-off',
    'take-off-all',
    'end-order',
    'refund-twice',
    'refund-silent',
    'refund-part',
  ],
  zloty: [
    'cash',
    'change',
    'cook',
    'take-off',
    'take-off-all',
    'refund-twice',
    'refund-silent',
    'refund-part',
  ],
};

/** Only what waits for its payment can be withdrawn. */
const withdrawalOf = (at: Chance, kind: Kind): PlannedWithdrawal | null =>
  kind === 'prepaid' && at.oneIn(2)
    ? {
        meanwhile: at.pick(['nothing', 'begins-paying', 'pays', 'pays']),
        adds: at.oneIn(3) ? at.pick(DISHES) : null,
        again: at.oneIn(2),
        dial: at.roll(1_000_000),
      }
    : null;

const stillOf = (at: Chance): Still => ({ how: at.pick(['freeze', 'cut']), forMs: 2_500 + at.roll(5_000) });

const giftsOf = (at: Chance): Pick<Plan, 'gifts' | 'roundsUp' | 'leaves' | 'paysOut' | 'givesBack'> => ({
  gifts: Array.from({ length: at.roll(4) }, () => ({
    to: at.pick(['person', 'person', 'house', 'leaver', 'donatee', 'donatee']),
    amount: 100 + at.roll(1_900),
    payment: paymentOf(at, 'prepaid', at.oneIn(2) ? at.pick(OF_PAYMENTS) : null),
  })),
  roundsUp: at.oneIn(2),
  leaves: at.oneIn(20),
  paysOut: at.oneIn(3),
  givesBack: at.oneIn(2),
});

const disputeOf = (at: Chance, of: PlannedDispute['of']): PlannedDispute => ({
  of,
  part: at.pick([100, 100, 100, 5 + at.roll(90)]),
  asksFirst: at.oneIn(4),
  end: at.pick(['won', 'lost', 'lost', 'lost-then-won', 'left-open']),
  refundMeanwhile: at.oneIn(2),
  dial: at.roll(1_000_000),
});

/** Stripe's, because it is the one whose disputes the sandbox has. */
const disputable = (at: Chance): PlannedGift => ({
  to: at.pick(['person', 'person', 'house', 'leaver', 'donatee', 'donatee']),
  // No less than a card of a venue in złoty takes.
  amount: 1_000 + at.roll(1_900),
  payment: { ...paymentOf(at, 'prepaid', null), way: 0, action: 'approve' },
});

const disputesOf = (at: Chance): { readonly disputes: PlannedDispute[]; readonly gifts: PlannedGift[] } => {
  const given = at.oneIn(2);
  return {
    gifts: given ? [disputable(at)] : [],
    disputes: [...(given ? [disputeOf(at, 'given')] : []), ...(at.oneIn(3) ? [disputeOf(at, 'paid')] : [])],
  };
};

const shareOf = (at: Chance): PlannedShare | null =>
  at.oneIn(3)
    ? {
        rule: at.pick(['house', 'hours', 'points']),
        part: at.pick([100, 10 + at.roll(90)]),
        changes: at.oneIn(2),
        twice: at.oneIn(2),
      }
    : null;

/** Two to eight guests, what they eat, how they pay, what goes wrong. `alwaysStill`: in each a server stands still. */
export const planJourney = (seed: number, alwaysStill = false): Plan => {
  const at = chance(seed);
  // Dice of its own: the rest of a journey stays what it was.
  const back = chance(-seed);
  const giving = chance(seed + 0x5eed_0000);
  const joining = chance(seed + 0x10ca_0000);
  const taking = chance(seed + 0x0d15_0000);
  const kind = at.pick(['prepaid', 'table', 'table', 'zloty']);
  // Faults go round, so that each class comes as often as any other, from wherever the seed says.
  let turn = at.roll(OF_PAYMENTS.length);
  const nextFault = (): PaymentFault | null => {
    if (at.oneIn(3)) return null;
    turn = (turn + 1) % OF_PAYMENTS.length;
    return OF_PAYMENTS[turn] ?? null;
  };
  const guests = Array.from({ length: 2 + at.roll(7) }, (): PlannedGuest => {
    const coupon = at.oneIn(4) ? at.pick(COUPONS) : null;
    return {
      dishes: Array.from({ length: 1 + at.roll(3) }, () => at.pick(DISHES)),
      coupon,
      tip: kind === 'prepaid' && at.oneIn(3),
      payments: Array.from({ length: 1 + at.roll(3) }, () => paymentOf(at, kind, nextFault())),
      withdraws: withdrawalOf(back, kind),
      member: joining.oneIn(3),
    };
  });
  const { disputes, gifts: disputed } = disputesOf(taking);
  const { gifts, ...giftActs } = giftsOf(giving);
  return {
    seed,
    kind,
    guests,
    staff: Array.from({ length: at.roll(4) }, () => at.pick(STAFF[kind])),
    kill: at.oneIn(12),
    settles: at.oneIn(2),
    gifts: [...gifts, ...disputed],
    ...giftActs,
    disputes,
    shares: shareOf(taking),
    paysOutAfter: taking.oneIn(3),
    still: at.oneIn(20) || alwaysStill ? stillOf(at) : null,
  };
};
