import { randomInt } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { KioskCode, KioskSettings } from '@tableside/contract/http/console/devices/kiosks';
import { drawKioskCode, KIOSK_CODE_MS } from '@tableside/domain/kiosk';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { lockSelfServiceTable } from '../../terminals/index.ts';
import {
  addKiosk,
  changeKiosk,
  endDevices,
  type KioskWish,
  leavePlace,
  lockKiosk,
  readKiosk,
  removeKiosk,
  writeCode,
} from './kiosk-store.ts';
import { settingsOf } from './show.ts';

const noted = (run: Run, staff: StaffContext, deed: string, name: string, data = {}): Promise<void> =>
  audit(run, staff, { action: `kiosk-${deed}`, subject: `kiosk:${name}`, data });

/** A kiosk of the venue, locked. Refuses not_found. */
const own = async (run: Run, { venueId }: StaffContext, id: string) => {
  const kiosk = await lockKiosk(run, venueId, id);
  if (!kiosk) throw new Refusal('not_found');
  return kiosk;
};

const refuseTable = async (run: Run, { venueId }: StaffContext, { table }: KioskWish): Promise<void> => {
  if (await lockSelfServiceTable(run, venueId, table)) return;
  throw new Refusal('validation_failed', { fields: { table: 'unknown' } });
};

const view = async (deps: Deps, run: Run, { venueId }: StaffContext, id: string): Promise<KioskSettings> => {
  const { revision } = await stampOf(run, venueId, `kiosk-${id}`);
  return settingsOf(await readKiosk(run, id), revision, deps.clock());
};

/** A code that no other kiosk waits with. */
const giveCode = async (deps: Deps, run: Run, staff: StaffContext, id: string): Promise<KioskCode> => {
  const expires = new Date(deps.clock() + KIOSK_CODE_MS);
  for (;;) {
    const code = drawKioskCode(below => randomInt(below));
    if (!(await writeCode(run, id, hashOfToken(code), expires))) continue;
    return { kiosk: await view(deps, run, staff, id), code, expires_at: expires.toISOString() };
  }
};

export const add =
  (deps: Deps): Handler<'POST /console/{venue}/kiosks'> =>
  ({ staff, body }) =>
    deps.database.transaction(async run => {
      await refuseTable(run, staff, body);
      const id = await addKiosk(run, staff.venueId, body, staff.name, new Date(deps.clock()));
      await noted(run, staff, 'add', body.name, body);
      return giveCode(deps, run, staff, id);
    });

export const change =
  (deps: Deps): Handler<'POST /console/{venue}/kiosks/{kiosk}'> =>
  ({ staff, body: { revision, ...wish }, params }) =>
    deps.database.transaction(async run => {
      const { id, table_id } = await own(run, staff, params.kiosk);
      await refuseTable(run, staff, wish);
      await changeKiosk(run, id, wish, staff.name);
      if (table_id !== wish.table) await leavePlace(run, id);
      await noted(run, staff, 'change', wish.name, wish);
      await saveIfUnchanged(run, staff, `kiosk-${id}`, revision);
      return { kiosk: await view(deps, run, staff, id) };
    });

export const makeCode =
  (deps: Deps): Handler<'POST /console/{venue}/kiosks/{kiosk}/code'> =>
  ({ staff, params }) =>
    deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.kiosk);
      await noted(run, staff, 'code', name);
      return giveCode(deps, run, staff, id);
    });

export const revoke =
  (deps: Deps): Handler<'POST /console/{venue}/kiosks/{kiosk}/revoke'> =>
  ({ staff, params }) =>
    deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.kiosk);
      await endDevices(run, id);
      await noted(run, staff, 'revoke', name);
      return { kiosk: await view(deps, run, staff, id) };
    });

export const remove =
  (deps: Deps): Handler<'POST /console/{venue}/kiosks/{kiosk}/remove'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const { id, name } = await own(run, staff, params.kiosk);
      await removeKiosk(run, id);
      await noted(run, staff, 'remove', name);
    });
    return {};
  };
