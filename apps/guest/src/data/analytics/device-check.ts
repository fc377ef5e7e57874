import { ApiFailure } from '@tableside/contract/client';
import { api } from '../api.ts';

const checked = new Set<string>();

/**
 * Asks once per page load whether this phone opened the session; if not, goes to the table's own code so that a session
 * of its own is opened. Throws any other failure. SESSION-06, SESSION-07, SESSION-09.
 */
export const checkSameDevice = async (token: string, leave: (path: string) => void): Promise<void> => {
  if (checked.has(token)) return;
  checked.add(token);
  try {
    await api('GET /check-same-device/{session}', { session: token });
  } catch (error) {
    const hash = error instanceof ApiFailure ? error.details.table_hash : undefined;
    if (error instanceof ApiFailure && error.code === 'not_the_same_device' && typeof hash === 'string') {
      leave(`/${encodeURIComponent(hash)}`);
      return;
    }
    throw error;
  }
};
