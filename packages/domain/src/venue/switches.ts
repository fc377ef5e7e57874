import { FLAGS, type Flag } from './flags.ts';

export const SWITCH_GROUPS = ['ordering', 'paying', 'telling', 'screens'] as const;
export type SwitchGroup = (typeof SWITCH_GROUPS)[number];

/** What a switch needs beyond other switches: it may be on without, and then nothing is seen of it. */
export const SWITCH_PARTS = ['payment-methods', 'legal', 'sms', 'loyalty', 'loading-screen'] as const;
export type SwitchPart = (typeof SWITCH_PARTS)[number];

type Rule = {
  readonly group: SwitchGroup;
  /** Switches without which it means nothing. */
  readonly needs: readonly OfferedFlag[];
  readonly part?: SwitchPart;
};

/**
 * Not offered to venues: staff may reject an order with or without `reject-order` (FLAG-21).
 * What a venue has of them stays as it is.
 */
const NOT_OFFERED = ['reject-order'] as const satisfies readonly Flag[];
export type OfferedFlag = Exclude<Flag, (typeof NOT_OFFERED)[number]>;

/** THE table of the switches a venue has: where they stand and what they need. FLAG-01…18. */
export const SWITCHES: { readonly [flag in OfferedFlag]: Rule } = {
  order: { group: 'ordering', needs: [] },
  'skip-payment': { group: 'ordering', needs: ['order'] },
  'shared-cart': { group: 'ordering', needs: ['order'] },
  'order-comment': { group: 'ordering', needs: ['order'] },
  'coupon-code': { group: 'ordering', needs: ['order'] },
  'pay-go': { group: 'paying', needs: [], part: 'payment-methods' },
  tips: { group: 'paying', needs: [] },
  'collective-tips': { group: 'paying', needs: ['tips'] },
  'tips-before-payment': { group: 'paying', needs: ['tips', 'order'] },
  'send-tips-to-pos-waiter': { group: 'paying', needs: ['tips', 'pay-go'] },
  'request-invoice': { group: 'paying', needs: [], part: 'legal' },
  'call-waiter': { group: 'telling', needs: [] },
  'push-notifications': { group: 'telling', needs: ['order'] },
  'sms-notifications': { group: 'telling', needs: ['order'], part: 'sms' },
  'loyalty-program': { group: 'screens', needs: [], part: 'loyalty' },
  'show-select-screen': { group: 'screens', needs: [] },
  'onboarding-orders': { group: 'screens', needs: ['order'] },
  'unified-splash-screen': { group: 'screens', needs: [], part: 'loading-screen' },
};
const isOffered = (flag: Flag): flag is OfferedFlag => flag in SWITCHES;

/** The switches a venue may turn, in the order of their groups. */
export const OFFERED_FLAGS = Object.keys(SWITCHES) as readonly OfferedFlag[];

/** The switches that a switch needs and that are off. */
export const neededFor = (flag: OfferedFlag, on: readonly Flag[]): readonly OfferedFlag[] =>
  SWITCHES[flag].needs.filter(each => !on.includes(each));

/** Switches that are on without what they need: the fields of a refusal. */
export const switchProblems = (on: readonly OfferedFlag[]): { readonly [flag: string]: string } =>
  Object.fromEntries(
    on.flatMap(flag => {
      const missing = neededFor(flag, on);
      return missing.length > 0 ? [[flag, missing.join(' ')]] : [];
    }),
  );

/** The switches after one is turned: with it go all that cannot be without it. */
export const turned = (
  on: readonly OfferedFlag[],
  flag: OfferedFlag,
  to: boolean,
): readonly OfferedFlag[] => {
  if (to) return OFFERED_FLAGS.filter(each => each === flag || on.includes(each));
  const left = on.filter(each => each !== flag);
  const orphan = left.find(each => neededFor(each, left).length > 0);
  return orphan ? turned(left, orphan, false) : left;
};

/** The venue's flags with its switches as chosen; those that are not offered stay. */
export const withSwitches = (before: readonly Flag[], on: readonly OfferedFlag[]): Flag[] =>
  FLAGS.filter(flag => (isOffered(flag) ? on.includes(flag) : before.includes(flag)));
