/** Who works at a venue. The contract's roles are the same words. */
export const STAFF_ROLES = ['owner', 'manager', 'waiter', 'kitchen', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * THE groups that calls and buttons are given to. A call names its group in the contract, a button in the console's
 * permissions; docs/permissions.md prints what comes of it, call by call.
 */
export const ROLE_GROUPS = {
  /** Everybody who works there. */
  everybody: STAFF_ROLES,
  /** Who is among the guests and takes their money. */
  floor: ['owner', 'manager', 'waiter'],
  /** Who makes orders move; the kitchen sees no money. */
  service: ['owner', 'manager', 'waiter', 'kitchen'],
  /** Who reads what guests owe and paid. */
  money: ['owner', 'manager', 'waiter', 'accountant'],
  /** Who reads the venue's numbers and books. */
  office: ['owner', 'manager', 'accountant'],
  /** Who answers for the evening. */
  lead: ['owner', 'manager'],
  /** Who answers for keys, people and what was done. */
  owner: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
