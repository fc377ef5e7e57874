/** The feature switches of a venue ("functionalities" on the wire), all off unless listed. FLAG-01…FLAG-18, FLAG-20. */
export const FLAGS = [
  'order',
  'pay-go',
  'skip-payment',
  'tips',
  'collective-tips',
  'tips-before-payment',
  'coupon-code',
  'push-notifications',
  'sms-notifications',
  'order-comment',
  'reject-order',
  'show-select-screen',
  'loyalty-program',
  'onboarding-orders',
  'request-invoice',
  'send-tips-to-pos-waiter',
  'unified-splash-screen',
  'call-waiter',
  // Beyond the specification: the phones of a table fill one cart. ADR 0022.
  'shared-cart',
] as const;
export type Flag = (typeof FLAGS)[number];
export type Flags = ReadonlySet<Flag>;

/** The flags that are on, from a list of names or a map of booleans; unknown names are left out. FLAG-21. */
export const flagsOf = (functionalities: readonly string[] | Readonly<Record<string, boolean>>): Flags =>
  new Set(
    FLAGS.filter(flag =>
      Array.isArray(functionalities)
        ? functionalities.includes(flag)
        : (functionalities as Readonly<Record<string, boolean>>)[flag] === true,
    ),
  );
