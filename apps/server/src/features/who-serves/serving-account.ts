import { ROLE_GROUPS } from '@tableside/domain/staff';
import type { Hand } from '../../http/mount/handler.ts';

const SERVING: ReadonlySet<string> = new Set(ROLE_GROUPS.floor);

/** The account of who does it, where that is somebody among the guests; null: the kitchen, or another system by its key. */
export const servingAccount = (hand: Hand): string | null =>
  'userId' in hand && SERVING.has(hand.role) ? hand.userId : null;
