import type { consoleApiKeyCalls } from '@tableside/contract/http/admin/api-keys';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { keysView, makeKey, revoke } from './set-up.ts';

export { createKeyGuard } from './guard.ts';
export { keepKey } from './key-store.ts';

/** Keys with which other systems call. */
export const apiKeyHandlers = (deps: Deps): Handlers<keyof typeof consoleApiKeyCalls> => ({
  'GET /console/{venue}/api-keys': ({ staff }) => keysView(deps, staff.venueId),
  'POST /console/{venue}/api-keys': makeKey(deps),
  'POST /console/{venue}/api-keys/{key}/revoke': revoke(deps),
});
