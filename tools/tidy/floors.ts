/**
 * The features of the server from the ground up. A feature may import those before it, types included, and none after it:
 * what must answer upward is asked through a seam. Ids may point upward, and SQL may read any table. docs/adr/0030.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  ways: [
    'left-to-pay',
    'limits',
    'idempotency',
    'settings-stamps',
    'media',
    'pictures',
    'paper',
    'signs',
    'mail',
    'sms',
    'push',
    'venues',
    'sessions',
    'events',
    'monitoring',
    'health',
    'docs',
    'install',
    'companies',
  ],
  people: ['staff', 'api-keys', 'notices', 'team', 'webhooks'],
  menu: [
    'menu',
    'stock',
    'popular',
    'suggestions',
    'coupons',
    'menu-editor',
    'menu-reading',
    'menu-exchange',
  ],
  money: ['ledger', 'pulse', 'reports', 'bills', 'payments', 'receipts', 'invoices', 'refunds'],
  ordering: ['cart', 'notify', 'orders', 'again', 'waiter', 'kitchen', 'printing', 'board', 'pace'],
  table: [
    'till',
    'tables',
    'table-bills',
    'checkout',
    'scan',
    'session-view',
    'wrong-table',
    'floor',
    'codes',
  ],
  house: ['venue-settings', 'setup', 'organisation', 'food-courts', 'archive', 'retention', 'demo', 'api-v1'],
  pages: ['pages'],
};

/** Imports that still go up, `file > feature`. The list only ever gets shorter. */
export const OWED: readonly string[] = [];
