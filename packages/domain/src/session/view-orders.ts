import type { OrderStatus } from '../orders/status.ts';

export type ViewOrdersTarget =
  | { readonly kind: 'order'; readonly uniqueOrderNumber: string }
  | { readonly kind: 'list' };

/**
 * Where the view-orders button leads: the order itself when it is the only one and active (partly delivered is still
 * active, ORDER-20), else the list; null when there is no order and so no button. MENU-28, MENU-29.
 */
export const viewOrdersTarget = (
  orders: readonly { readonly uniqueOrderNumber: string; readonly status: OrderStatus }[],
): ViewOrdersTarget | null => {
  const [first] = orders;
  if (!first) return null;
  const active = first.status === 'active' || first.status === 'partially_delivered';
  return orders.length === 1 && active
    ? { kind: 'order', uniqueOrderNumber: first.uniqueOrderNumber }
    : { kind: 'list' };
};
