import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { getBoard } from './get-board.ts';
import { setStatus } from './set-status.ts';

export { changeStatus } from './change-status.ts';
export { paceChanged } from './pace-changed.ts';
export { appendPace, type PaceRow, paceEraser, readPace } from './pace-history-store.ts';
export { lockVenueStatus, readVenueStatus, type VenueStatusRow } from './store.ts';
export { venueStatus } from './venue-status.ts';

export const boardHandlers = (
  deps: Deps,
): Handlers<'GET /console/{venue}/board' | 'POST /console/{venue}/status'> => ({
  'GET /console/{venue}/board': getBoard(deps),
  'POST /console/{venue}/status': setStatus(deps),
});
