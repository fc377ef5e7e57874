/** Areas of texts: one file `locales/<language>/<area>.json` each, named like the areas everywhere else. */
export const GUEST_AREAS = [
  'common',
  'errors',
  'scan',
  'select',
  'waiter',
  'menu',
  'item',
  'search',
  'cart',
  'extra',
  'orders',
  'pay',
  'bill',
  'receipt',
  'allergens',
  'notify',
  'offline',
  'table',
  'court',
  'review',
  'account',
  'loyalty',
  'kiosk',
  'operator',
  'gift',
  'public',
  'reserve',
] as const;
export type GuestArea = (typeof GUEST_AREAS)[number];

/**
 * `core` travels inside the first HTML, that of a tip or donation card with `gift`, that of a reservation with `reserve`, that of a hall with `court`; `more` is fetched once the first screen stands.
 * With `public` the server writes the page of a menu that strangers read; phones are sent none of it.
 */
export const GUEST_SETS = {
  core: ['common', 'errors', 'scan', 'select', 'waiter', 'menu', 'item', 'search'],
  more: [
    'allergens',
    'cart',
    'extra',
    'orders',
    'pay',
    'bill',
    'receipt',
    'notify',
    'offline',
    'table',
    'court',
    'review',
    'account',
    'loyalty',
    'kiosk',
    'operator',
    'gift',
  ],
  gift: ['gift'],
  reserve: ['reserve'],
  court: ['court'],
  public: ['allergens', 'public'],
} as const satisfies Record<string, readonly GuestArea[]>;
export type GuestSet = keyof typeof GUEST_SETS;
