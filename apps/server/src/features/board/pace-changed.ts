import type { OutboxEntry } from '../../realtime/outbox.ts';

/** Tells every screen of staff that how the venue takes orders was changed; `by` null: by itself. */
export const paceChanged = (venueId: string, by: string | null): OutboxEntry => ({
  audience: `staff:${venueId}`,
  event: 'board-pace',
  data: { changed_by: by },
});
