import { Refusal } from '@tableside/contract';
import {
  type CopyBank,
  type CopyStart as CopyStartView,
  HELD_HOURS,
} from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { readAlerts, readRaised, resolveBy } from '../ledger/index.ts';
import { banksOfStart, heldAt } from './came-back-store.ts';
import { type CopyStart, startsOfVenue } from './copy-store.ts';
import { copyAlertKey } from './notice-copy.ts';

/** Banks go on telling of a payment for days; what is told later belongs to no start. In milliseconds. */
const TOLD_WITHIN_MS = 30 * 24 * 60 * 60_000;

type Parts = Pick<Deps, 'database' | 'providers'>;

/** What banks told of after a start, up to the next one, oldest first. */
const beyondOf = (
  run: Run,
  venueId: string,
  { found_at }: CopyStart,
  next: Date | null,
): Promise<MoneyAlert[]> => {
  const last = new Date(found_at.getTime() + TOLD_WITHIN_MS);
  const until = next !== null && next < last ? next : last;
  return readRaised(run, venueId, { kind: 'payment_not_ours', from: found_at, until });
};

const viewOf = async (
  { database: { run }, providers }: Parts,
  venueId: string,
  start: CopyStart,
  next: Date | null,
): Promise<CopyStartView> => {
  const hours = { from: start.from_at, until: start.found_at };
  const held = await heldAt(run, venueId, start, HELD_HOURS);
  const said = await banksOfStart(run, venueId, start);
  const keyOf = (provider: string | null): string => copyAlertKey(venueId, provider, hours);
  const alerts = await readAlerts(run, venueId, [
    keyOf(null),
    ...said.map(({ provider }) => keyOf(provider)),
  ]);
  const banks = said.map(
    (bank): CopyBank => ({
      ...bank,
      lists: providers.byId(bank.provider)?.capabilities.lists ?? false,
      listed_at: bank.listed_at?.toISOString() ?? null,
      alert: alerts.get(keyOf(bank.provider)) ?? null,
    }),
  );
  return {
    id: start.id,
    cause: start.same_place ? 'away' : 'copy',
    from_at: hours.from.toISOString(),
    until_at: hours.until.toISOString(),
    came_back: {
      ...held,
      last_order_at: held.last_order_at?.toISOString() ?? null,
      last_payment_at: held.last_payment_at?.toISOString() ?? null,
    },
    banks,
    alert: alerts.get(keyOf(null)) ?? null,
    beyond: await beyondOf(run, venueId, start, next),
  };
};

const startsAt = async (parts: Parts, venueId: string): Promise<CopyStartView[]> => {
  const views: CopyStartView[] = [];
  let next: Date | null = null;
  for (const start of await startsOfVenue(parts.database.run, venueId)) {
    views.push(await viewOf(parts, venueId, start, next));
    next = start.found_at;
  }
  return views;
};

/** What came back at each start from a copy, and what the banks say beyond it, newest first. */
export const cameBack =
  (parts: Parts): Handler<'GET /console/{venue}/copy-starts'> =>
  async ({ staff }) => ({ starts: await startsAt(parts, staff.venueId) });

/** What is settled together: the alert of a bank, and what that bank has beyond the books. */
const alertsAbout = (start: CopyStartView, provider: string | null): MoneyAlert[] => {
  if (provider === null) return start.alert === null ? [] : [start.alert];
  const bank = start.banks.find(each => each.provider === provider);
  const beyond = start.beyond.filter(({ data }) => data.provider === provider);
  return bank?.alert ? [bank.alert, ...beyond] : beyond;
};

/** A person has compared one bank, with one note for all that is to be said about it. */
export const settleStart =
  (parts: Parts & Pick<Deps, 'clock'>): Handler<'POST /console/{venue}/copy-starts/{start}/settle'> =>
  async ({ params, body, staff }) => {
    const find = async () => (await startsAt(parts, staff.venueId)).find(({ id }) => id === params.start);
    const before = await find();
    const alerts = before ? alertsAbout(before, body.provider) : [];
    if (alerts.length === 0) throw new Refusal('not_found');
    const at = new Date(parts.clock());
    await parts.database.transaction(async run => {
      for (const { id } of alerts) await resolveBy(run, staff, { id, note: body.note, at });
    });
    const start = await find();
    if (!start) throw new Refusal('not_found');
    return { start };
  };
