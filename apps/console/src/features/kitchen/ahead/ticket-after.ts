import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';

export type KitchenChange =
  | { readonly kind: 'ready'; readonly items: readonly string[]; readonly ready: boolean }
  | { readonly kind: 'bring'; readonly items: readonly string[]; readonly brought: boolean }
  | { readonly kind: 'course'; readonly course: string | null; readonly held: boolean };

type Line = KitchenOrder['lines'][number];

/** What is made has also been seen, as far as some of it was taken off. */
const lineAfter = (line: Line, change: Exclude<KitchenChange, { kind: 'course' }>, now: string): Line => {
  if (!change.items.includes(line.id)) return line;
  if (change.kind === 'bring') {
    const delivered_at = change.brought ? (line.delivered_at ?? now) : null;
    return delivered_at === line.delivered_at ? line : { ...line, delivered_at };
  }
  const ready_at = change.ready ? (line.ready_at ?? now) : null;
  const unseen_off = change.ready ? 0 : line.unseen_off;
  return ready_at === line.ready_at && unseen_off === line.unseen_off
    ? line
    : { ...line, ready_at, unseen_off };
};

/** What a ticket will say once the server has taken a change. `now`: an instant of the server's clock. */
export const ticketAfter =
  (change: KitchenChange, now: string) =>
  (order: KitchenOrder): KitchenOrder => {
    if (change.kind === 'course') {
      const { course: id, held } = change;
      const before = order.courses.find(course => course.id === id);
      if (before?.held === held) return order;
      const others = order.courses.filter(course => course !== before);
      return { ...order, courses: [...others, { id, held, at: now, by: before?.by ?? '' }] };
    }
    const lines = order.lines.map(line => lineAfter(line, change, now));
    return lines.every((line, at) => line === order.lines[at]) ? order : { ...order, lines };
  };
