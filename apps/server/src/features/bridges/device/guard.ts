import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { BridgeGuard } from '../../../http/mount/ports.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { bridgeOfToken } from './device-store.ts';

/** So that a token is known for what it is where it should not be: in a repository, in a log. */
export const TOKEN_PREFIX = 'tsb_';

const tokenIn = (header: string | string[] | undefined): string | null =>
  (typeof header === 'string' && /^Bearer (tsb_[A-Za-z0-9_-]{43})$/i.exec(header)?.[1]) || null;

/** Which bridge calls. A token that was taken back opens nothing from that moment on, on every server. */
export const createBridgeGuard = ({ database: { run } }: Pick<Deps, 'database'>): BridgeGuard => ({
  prove: async header => {
    const token = tokenIn(header);
    const tokenHash = token === null ? null : hashOfToken(token);
    const bridge = tokenHash && (await bridgeOfToken(run, tokenHash));
    if (!bridge) throw new Refusal('not_signed_in');
    return { bridgeId: bridge.id, venueId: bridge.venue_id, tokenHash };
  },
});
