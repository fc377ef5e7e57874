import { Refusal } from '@tableside/contract';
import { readKioskCode } from '@tableside/domain/kiosk';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashOfToken, newToken } from '../../../http/tokens.ts';
import { ENROL_CODES } from '../../limits/index.ts';
import { noteBySystem } from '../../staff/index.ts';
import { leaveOpenRequests } from '../requests/request-store.ts';
import { pairByCode } from './device-store.ts';
import { TOKEN_PREFIX } from './guard.ts';

/** Whoever knows the code that the console showed makes their program the bridge. */
export const pair =
  (deps: Deps): Handler<'POST /bridge/pair'> =>
  async ({ body, meta }) => {
    const code = readKioskCode(body.code);
    const attempt = deps.limits.attempt('bridge-code', meta.ip, ENROL_CODES);
    const token = `${TOKEN_PREFIX}${newToken()}`;
    const bridge = await deps.database.transaction(async run => {
      const at = new Date(deps.clock());
      const paired = code === null ? null : await pairByCode(run, hashOfToken(code), hashOfToken(token), at);
      if (!paired) throw new Refusal('bridge_code_wrong');
      await leaveOpenRequests(run, paired.id);
      await noteBySystem(run, paired.venue_id, { action: 'bridge-pair', subject: `bridge:${paired.name}` });
      return paired;
    });
    attempt.forgive();
    return { token, name: bridge.name, venue_name: bridge.venue_name };
  };
