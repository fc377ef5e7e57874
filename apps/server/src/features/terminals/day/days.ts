import type { Deps } from '../../../deps.ts';
import { BUSY_MS, beats, type Held } from '../operations/beats.ts';
import { openTerminal } from '../set-up/reach.ts';
import { noteSeen } from '../set-up/terminal-store.ts';
import type { DayEnding, ReachableDay } from './day-operation.ts';
import { claimDay, endDay } from './day-store.ts';
import { createPresence } from './presence.ts';
import { saleResolved } from './resolved-seam.ts';
import { runTotals } from './settle.ts';
import { voidUnresolved } from './void-unresolved.ts';

/** What this process does for the days of terminals: X, Z, and what nobody knows. */
export type TerminalDays = {
  /** Does what was kept; goes on after the caller. */
  readonly begin: (id: string) => void;
  /** Whether a terminal is there, as of some seconds ago. */
  readonly isThere: (place: { readonly venueId: string; readonly terminal: string }) => Promise<boolean>;
  readonly letGo: () => void;
  readonly idle: () => Promise<void>;
};

const NOT_THERE: DayEnding = { state: 'declined', code: 'NP', display: '' };

export const createDays = (deps: Deps): TerminalDays => {
  const { run } = deps.database;
  const working = new Set<Promise<void>>();
  const held = new Set<Held>();
  const presence = createPresence(deps);
  let closing = false;

  const doing = (work: Promise<void>): void => {
    const done = work.finally(() => working.delete(done));
    working.add(done);
  };
  const resolved = (payment: string): void =>
    doing(
      saleResolved
        .ask(deps, payment)
        .catch((err: unknown) => deps.log.error({ err, payment }, 'a payment was left to the checks')),
    );

  const perform = async (day: ReachableDay): Promise<void> => {
    const terminal = await openTerminal(deps, {
      kind: day.terminal_kind,
      address: day.address,
      bridge_id: day.bridge_id,
    });
    if (!terminal) {
      await endDay(run, day.id, NOT_THERE, new Date(deps.clock()));
      return;
    }
    const beating = beats(deps, day, terminal);
    const hold = { look: beating.look, close: () => void terminal.close() };
    held.add(hold);
    try {
      const { kind } = day;
      const ending =
        kind === 'void_unresolved'
          ? await voidUnresolved(deps, day, terminal, { isClosing: () => closing, resolved })
          : await runTotals(deps, { ...day, kind }, terminal);
      if (ending.display !== '' || ending.state === 'approved')
        await noteSeen(run, day.terminal_id, new Date(deps.clock()));
    } finally {
      held.delete(hold);
      presence.forget(day.terminal_id);
      await beating.stop();
      await terminal.close();
    }
  };
  const start = async (id: string): Promise<void> => {
    // Kept, and its terminal was asked nothing: whoever looks next finds that.
    if (closing) return;
    const day = await claimDay(run, id, new Date(deps.clock() + BUSY_MS));
    if (day) await perform(day);
  };
  return {
    begin: id => {
      doing(
        start(id).catch((err: unknown) =>
          deps.log.error({ err, operation: id }, 'work at a terminal failed'),
        ),
      );
    },
    isThere: presence.isThere,
    idle: async () => {
      await Promise.all(working);
    },
    letGo: () => {
      closing = true;
      for (const { close } of held) close();
    },
  };
};
