import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { type GuestPlace, guestPlace, ownerOf, readCart, refusePreview, writeCart } from '../cart/index.ts';
import { mayTryAgain } from '../orders/index.ts';
import { printedCode, rememberPhone, type Scanner } from '../scan/index.ts';
import { keepLanguage } from '../sessions/index.ts';
import { readTableViews } from '../tables/index.ts';
import { endCalls } from '../waiter/index.ts';
import { type Along, leaveAll, moveCart } from './come-along.ts';
import { endSession, isTied, lockLeaving } from './leave-store.ts';

type Answer = CallAnswer<'POST /session/{session}/change-table'>;
type Move = { readonly from: GuestSession; readonly to: GuestSession; readonly place: GuestPlace };

/** Phones that change a shared cart at this very moment are rare; more than a few times in a row is something else. */
const MAX_ATTEMPTS = 5;

/** Somebody else changed one of the two carts meanwhile. */
class CartMoved extends Error {}

/** The carts after the move; of a shared one only what is this guest's goes. */
const carry = async (run: Run, { from, to, place }: Move): Promise<Omit<Along, 'lines'>> => {
  const before = await readCart(run, from, null);
  const isTaken = ({ guest_index: guest }: (typeof before.lines)[number]): boolean =>
    from.sharedCart === null || guest === from.guestIndex;
  const taken = before.lines.filter(isTaken);
  if (taken.length === 0) return { added: 0, leftBehind: [] };
  const kept = before.lines.filter(line => !isTaken(line));
  const left = { ...before, lines: kept, couponCode: kept.length === 0 ? null : before.couponCode };
  if ((await writeCart(run, from, left)) === null) throw new CartMoved();
  if (from.venueId !== to.venueId) return { added: 0, leftBehind: leaveAll(taken) };
  const there = await readCart(run, to, null);
  const { lines, ...outcome } = moveCart(taken, there, place, ownerOf(to));
  const couponCode = there.couponCode ?? (from.sharedCart === null ? before.couponCode : null);
  const written = outcome.added === 0 ? 0 : await writeCart(run, to, { ...there, lines, couponCode });
  if (written === null) throw new CartMoved();
  return outcome;
};

/** A phone whose session is locked is gone from its table, for guests and staff alike. */
const leave = async (run: Run, from: GuestSession, now: number): Promise<void> => {
  const at = new Date(now);
  await endSession(run, from, at);
  const calls = await endCalls(run, [from.sessionId], at);
  const tables = await readTableViews(run, from.venueId, from.table.id, now);
  await appendToOutbox(run, [
    ...calls,
    ...tables.map(
      (table): OutboxEntry => ({ audience: `staff:${from.venueId}`, event: 'board-table', data: { table } }),
    ),
    // Streams of the old visit end: what goes on there is not this phone's any more.
    { audience: `session:${from.sessionId}`, event: 'session-ended', data: {} },
  ]);
};

/** One transaction: the cart goes over, and the phone leaves the old table. */
const moveWithin = async (run: Run, move: Move, now: number): Promise<Omit<Along, 'lines'>> => {
  const { from } = move;
  if (!(await lockLeaving(run, from))) throw new Refusal('session_ended');
  if (await isTied(run, from.sessionId)) throw new Refusal('table_change_refused');
  const outcome = await carry(run, move);
  await leave(run, from, now);
  return outcome;
};

/** A phone that could not leave sits at the new table no longer. */
const goBack = ({ database, clock }: Deps, to: GuestSession): Promise<void> =>
  database.transaction(async run => {
    if (await lockLeaving(run, to)) await leave(run, to, clock());
  });

const moveUntilDone = async (deps: Deps, move: Move): Promise<Omit<Along, 'lines'>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.database.transaction(run => moveWithin(run, move, deps.clock()));
    } catch (cause) {
      const again = cause instanceof CartMoved || mayTryAgain(cause);
      if (!again || attempt >= MAX_ATTEMPTS) throw cause;
    }
  }
};

/**
 * A guest scanned the code of another table than they sit at: they go there, in their language, their unsent cart with
 * them. Refuses preview_mode, table_code_unknown (counted), table_code_replaced, table_change_refused while something of theirs is open here:
 * then staff move them, with what they owe.
 */
export const changeTable =
  (deps: Deps, scanner: Scanner): Handler<'POST /session/{session}/change-table'> =>
  async ({ guest, body, meta }) => {
    refusePreview(guest);
    const code = await printedCode(deps, body.code, guest.venueId, meta.ip);
    const { tableId } = await scanner.resolve(code, meta.ip);
    const here: Answer = {
      session: guest.token,
      restaurant_id: guest.venueId,
      table_id: guest.table.id,
      table_name: guest.table.name,
      same: true,
      added: 0,
      left_behind: [],
    };
    if (tableId === guest.table.id) return here;
    if (await isTied(deps.database.run, guest.sessionId)) throw new Refusal('table_change_refused');
    const opened = await scanner.open(code, 'scan', {
      ip: meta.ip,
      deviceToken: meta.deviceToken,
      languages: [guest.language],
      kiosk: null,
    });
    const to = await keepLanguage(deps, await deps.sessions.prove(opened.token, opened.deviceToken), guest);
    const place = await guestPlace(deps, to);
    const { added, leftBehind } = await moveUntilDone(deps, { from: guest, to, place }).catch(
      async (cause: unknown) => {
        if (opened.isNew) await goBack(deps, to);
        throw cause;
      },
    );
    rememberPhone(meta, opened);
    return {
      session: opened.token,
      restaurant_id: opened.venueId,
      table_id: opened.tableId,
      table_name: to.table.name,
      same: false,
      added,
      left_behind: [...leftBehind],
    };
  };
