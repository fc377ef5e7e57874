import type { Role } from '@tableside/contract';

const floor: readonly Role[] = ['owner', 'manager', 'waiter'];
const kitchenToo: readonly Role[] = ['owner', 'manager', 'waiter', 'kitchen'];

/** Which roles see which buttons. The server decides; this only spares people buttons that would be refused. */
export const PERMISSIONS = {
  seeBoard: kitchenToo,
  moveOrders: kitchenToo,
  failOrders: kitchenToo,
  rejectOrders: floor,
  settleCash: floor,
  closeTables: floor,
  answerCalls: kitchenToo,
  setStatus: kitchenToo,
  setStock: kitchenToo,
} as const;
export type Permission = keyof typeof PERMISSIONS;

export const roleMay = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[permission].includes(role);
