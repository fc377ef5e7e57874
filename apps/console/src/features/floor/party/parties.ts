import type { BoardTable } from '@tableside/contract/http/console/board';

/** Whether parties sit there together: not at counters and kiosks, where each phone is a party of its own. */
export const canBeJoined = ({ order_type }: BoardTable): boolean =>
  order_type !== 'pickup' && order_type !== 'self_service';
