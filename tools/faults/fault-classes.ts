/** Everything that is made to go wrong, by the name under which it is counted. */
export const FAULTS = [
  'decline',
  'charge-then-timeout',
  'create-then-timeout',
  'webhook-x2',
  'webhook-x10',
  'webhook-early',
  'webhook-late',
  'webhook-never',
  'webhook-forged',
  'webhook-reversed',
  'amount-differs',
  'slow',
  'down',
  'cut-off',
  'kill-nine',
  'freeze',
  'cut',
  'phone-closes',
  'double-tap',
  'two-servers',
  'same-dish-at-once',
  'paid-after-giving-up',
  'paid-after-expiry',
  'withdrawn-twice-at-once',
  'withdrawn-while-paid',
  'paid-after-withdrawal',
  'staff-take-cash-meanwhile',
  'staff-change-bill-meanwhile',
  'dish-taken-off-meanwhile',
  'order-taken-off-meanwhile',
  'kitchen-works-meanwhile',
  'order-ends-meanwhile',
  'refund-twice-at-once',
  'refund-provider-silent',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What a single payment goes through; the others happen to a bill, a refund or a server. */
export const OF_PAYMENTS = [
  'decline',
  'charge-then-timeout',
  'create-then-timeout',
  'webhook-x2',
  'webhook-x10',
  'webhook-early',
  'webhook-late',
  'webhook-never',
  'webhook-forged',
  'webhook-reversed',
  'amount-differs',
  'slow',
  'down',
  'cut-off',
  'phone-closes',
  'double-tap',
  'two-servers',
  'paid-after-giving-up',
  'paid-after-expiry',
] as const satisfies readonly Fault[];
export type PaymentFault = (typeof OF_PAYMENTS)[number];

/** How often each class happened. */
export type Counts = Record<Fault, number>;
export const noCounts = (): Counts => Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Counts;
