import { Refusal } from '@tableside/contract';
import type { OperatorView } from '@tableside/contract/http/in-person/operator';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { proveKiosk } from '../kiosks/index.ts';
import { printerOfTable, printTestOn } from '../printing/index.ts';
import { noteBySystem } from '../staff/index.ts';
import { beginDayOf, type DayKind, dayView, terminalOfTable } from '../terminals/index.ts';

type Asked = { readonly guest: GuestSession };

const terminalView = async (deps: Deps, guest: GuestSession): Promise<OperatorView['terminal']> => {
  const { run } = deps.database;
  const here = await terminalOfTable(run, guest.table.id);
  if (!here) return null;
  const venue = await deps.venues.get(guest.venueId, guest.venue.revision);
  const day = await dayView(run, here, venue);
  // At work, it is there; nobody connects beside that.
  const online =
    day.running !== null || (await deps.terminalDays.isThere({ venueId: guest.venueId, terminal: here.id }));
  return {
    name: here.name,
    online,
    running: day.running?.kind ?? null,
    action: day.action,
    settled_at: day.settlement?.at ?? null,
    unresolved: day.unresolved.length,
    unresolved_sum: day.unresolved.reduce((sum, { amount }) => sum + amount, 0),
    slip: (day.report ?? day.settlement)?.slip ?? '',
  };
};

const printerView = async (deps: Deps, guest: GuestSession): Promise<OperatorView['printer']> => {
  const printer = await printerOfTable(deps.database.run, guest.table.id);
  return printer && { name: printer.name, standing: await deps.printerWatch.standing(printer) };
};

/** How terminal and printer of the kiosk stand. Refuses kiosk_not_enrolled. */
export const showDesk =
  (deps: Deps) =>
  async ({ guest }: Asked): Promise<{ desk: OperatorView }> => {
    await proveKiosk(deps, guest);
    const [terminal, printer] = await Promise.all([terminalView(deps, guest), printerView(deps, guest)]);
    return { desk: { terminal, printer } };
  };

/** Begins something at the kiosk's terminal. Refuses kiosk_not_enrolled, not_found, terminal_busy. */
export const deed = (deps: Deps, kind: DayKind) => {
  const show = showDesk(deps);
  return async ({ guest }: Asked): Promise<{ desk: OperatorView }> => {
    const kiosk = await proveKiosk(deps, guest);
    const here = await terminalOfTable(deps.database.run, guest.table.id);
    if (!here) throw new Refusal('not_found');
    await beginDayOf(deps, { venueId: guest.venueId, terminal: here.id, kind, by: kiosk.name }, (run, day) =>
      noteBySystem(run, guest.venueId, {
        action: `terminal-${kind.replace('_', '-')}`,
        subject: `terminal:${here.name}`,
        data: { kiosk: kiosk.name, reference: day.reference },
      }),
    );
    return show({ guest });
  };
};

/** A test receipt, past what waits. PRINT-01 */
export const testPrint =
  (deps: Deps) =>
  async ({ guest }: Asked) => {
    await proveKiosk(deps, guest);
    const printer = await printerOfTable(deps.database.run, guest.table.id);
    if (!printer) throw new Refusal('not_found');
    return { outcome: await printTestOn(deps, printer) };
  };
