import { randomInt } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { BridgeCode, BridgeSettings } from '@tableside/contract/http/console/devices/bridges';
import { drawKioskCode, KIOSK_CODE_MS } from '@tableside/domain/kiosk';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { bridgeKey } from '../requests/notices.ts';
import { leaveOpenRequests, say } from '../requests/request-store.ts';
import {
  addBridge,
  lockBridge,
  readBridge,
  removeBridge,
  renameBridge,
  revokeBridge,
  writeBridgeCode,
} from './bridge-store.ts';
import { settingsOf } from './show.ts';

const noted = (run: Run, staff: StaffContext, deed: string, name: string): Promise<void> =>
  audit(run, staff, { action: `bridge-${deed}`, subject: `bridge:${name}`, data: {} });

/** A bridge of the venue, locked. Refuses not_found. */
const own = async (run: Run, { venueId }: StaffContext, id: string) => {
  const bridge = await lockBridge(run, venueId, id);
  if (!bridge) throw new Refusal('not_found');
  return bridge;
};

const view = async (deps: Deps, run: Run, { venueId }: StaffContext, id: string): Promise<BridgeSettings> => {
  const { revision } = await stampOf(run, venueId, `bridge-${id}`);
  return settingsOf(await readBridge(run, id), revision, deps.clock());
};

/** A code that no other bridge waits with. */
const giveCode = async (deps: Deps, run: Run, staff: StaffContext, id: string): Promise<BridgeCode> => {
  const expires = new Date(deps.clock() + KIOSK_CODE_MS);
  for (;;) {
    const code = drawKioskCode(below => randomInt(below));
    if (!(await writeBridgeCode(run, id, hashOfToken(code), expires))) continue;
    return { bridge: await view(deps, run, staff, id), code, expires_at: expires.toISOString() };
  }
};

export const add =
  (deps: Deps): Handler<'POST /console/{venue}/bridges'> =>
  ({ staff, body }) =>
    deps.database.transaction(async run => {
      const id = await addBridge(run, staff.venueId, body.name, staff.name, new Date(deps.clock()));
      await noted(run, staff, 'add', body.name);
      return giveCode(deps, run, staff, id);
    });

export const change =
  (deps: Deps): Handler<'POST /console/{venue}/bridges/{bridge}'> =>
  ({ staff, body: { revision, name }, params }) =>
    deps.database.transaction(async run => {
      const { id } = await own(run, staff, params.bridge);
      await renameBridge(run, id, name, staff.name);
      await noted(run, staff, 'change', name);
      await saveIfUnchanged(run, staff, `bridge-${id}`, revision);
      return { bridge: await view(deps, run, staff, id) };
    });

export const makeCode =
  (deps: Deps): Handler<'POST /console/{venue}/bridges/{bridge}/code'> =>
  ({ staff, params }) =>
    deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.bridge);
      await noted(run, staff, 'code', name);
      return giveCode(deps, run, staff, id);
    });

export const revoke =
  (deps: Deps): Handler<'POST /console/{venue}/bridges/{bridge}/revoke'> =>
  ({ staff, params }) =>
    deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.bridge);
      await revokeBridge(run, id);
      await leaveOpenRequests(run, id);
      await say(run, bridgeKey(id));
      await noted(run, staff, 'revoke', name);
      return { bridge: await view(deps, run, staff, id) };
    });

export const remove =
  (deps: Deps): Handler<'POST /console/{venue}/bridges/{bridge}/remove'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.bridge);
      const { printers, terminals } = await readBridge(run, id);
      if (printers.length > 0) throw new Refusal('validation_failed', { fields: { printers: 'in_use' } });
      if (terminals.length > 0) throw new Refusal('validation_failed', { fields: { terminals: 'in_use' } });
      await removeBridge(run, id);
      await say(run, bridgeKey(id));
      await noted(run, staff, 'remove', name);
    });
    return {};
  };
