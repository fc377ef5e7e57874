import type { Handlers } from '../../http/mount/handler.ts';
import type { SessionReader } from './session-data.ts';

export { loadingScreenOf, wifiOf } from './restaurant-view.ts';
export { createSessionReader, type SessionReader, type SessionView } from './session-data.ts';

/** What a guest's phone reads of its session, venue and table in one answer. Spec 1§7. */
export const sessionViewHandlers = (reader: SessionReader): Handlers<'GET /get-session-data/{session}'> => ({
  'GET /get-session-data/{session}': ({ guest }) => reader.data(guest),
});
