import type { OrderItem } from '@tableside/contract/http/shared/order-view';

/** Courses of an order counted in the order they appear; empty when everything comes together. */
export const courseNumbers = (items: readonly OrderItem[]): ReadonlyMap<string | null, number> => {
  const ids = [...new Set(items.flatMap(item => item.course_id ?? []))];
  return new Map(ids.length < 2 ? [] : ids.map((id, place) => [id, place + 1]));
};
