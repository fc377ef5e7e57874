import { promisedMinutes } from '@tableside/domain/pace';
import type { LockedOrder } from '../move-store.ts';

/** Minutes of an order that is accepted now (epoch milliseconds) without anybody naming them. */
export const promisedFor = (
  { slot_at, rush_minutes }: Pick<LockedOrder, 'slot_at' | 'rush_minutes'>,
  { defaultWaitMinutes }: { readonly defaultWaitMinutes: number },
  now: number,
): number =>
  promisedMinutes(defaultWaitMinutes, { rush: rush_minutes, slotAt: slot_at?.getTime() ?? null }, now);
