import type { Role } from '@tableside/contract';

const floor: readonly Role[] = ['owner', 'manager', 'waiter'];
const kitchenToo: readonly Role[] = ['owner', 'manager', 'waiter', 'kitchen'];
const money: readonly Role[] = ['owner', 'manager', 'waiter', 'accountant'];
const office: readonly Role[] = ['owner', 'manager', 'accountant'];
const lead: readonly Role[] = ['owner', 'manager'];

/** Which roles see which buttons. The server decides; this only spares people buttons that would be refused. */
export const PERMISSIONS = {
  seeBoard: kitchenToo,
  moveOrders: kitchenToo,
  failOrders: kitchenToo,
  rejectOrders: floor,
  settleCash: floor,
  closeTables: floor,
  moveParties: floor,
  orderForGuests: floor,
  arrangeFloor: lead,
  answerCalls: kitchenToo,
  setStatus: kitchenToo,
  setStock: kitchenToo,
  seeBills: money,
  changeBills: floor,
  seePayments: money,
  refund: floor,
  confirmRefunds: lead,
  seeAlerts: office,
  settleAlerts: lead,
  seeProviders: lead,
  setProviders: ['owner'],
  exportLedger: office,
  seeNumbers: office,
  seeOwnNumbers: floor,
  closeDays: lead,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

export const roleMay = (role: Role, permission: Permission): boolean => {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
};
