import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { KeyGuard } from '../../http/mount/ports.ts';
import { hashOfKey, keyIn } from './key.ts';
import { keyByHash, noteUse } from './key-store.ts';

/** When a key was used last is noted to the minute: not every call of theirs is a write of ours. */
const NOTED_EVERY_MS = 60_000;

/** Who calls with a key. A key that was revoked opens nothing from that moment on, on every server: the database is asked. */
export const createKeyGuard = ({ database: { run }, clock }: Pick<Deps, 'database' | 'clock'>): KeyGuard => ({
  prove: async (header, scope) => {
    const key = keyIn(header);
    const known = key === null ? null : await keyByHash(run, hashOfKey(key));
    if (!known) throw new Refusal('not_signed_in');
    if (scope !== 'any' && !known.scopes.includes(scope)) throw new Refusal('not_allowed', { scope });
    const now = clock();
    if (known.lastUsedAt === null || now - known.lastUsedAt.getTime() >= NOTED_EVERY_MS)
      await noteUse(run, known.id, new Date(now));
    return { keyId: known.id, name: known.name, venueId: known.venueId, scopes: known.scopes };
  },
});
