import type { StaffEventData } from '@tableside/contract/realtime';

/** A colleague handed tables over. */
export type Handed = StaffEventData['board-handed'];
