import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockTerminal } from '../set-up/terminal-store.ts';
import { beginDay } from './begin-day.ts';
import type { DayKind } from './day-operation.ts';

/** Keeps what is to be done at a terminal, lets `note` say who wants it, and begins it. Refuses not_found, terminal_busy. */
export const beginDayOf = async (
  deps: Deps,
  wish: { readonly venueId: string; readonly terminal: string; readonly kind: DayKind; readonly by: string },
  note: (run: Run, begun: { readonly name: string; readonly reference: number }) => Promise<void>,
): Promise<void> => {
  const { venueId, kind, by } = wish;
  const venue = await deps.venues.get(venueId);
  const begun = await deps.database.transaction(async run => {
    const terminal = await lockTerminal(run, venueId, wish.terminal);
    if (!terminal) throw new Refusal('not_found');
    const day = await beginDay(run, {
      terminal: terminal.id,
      kind,
      by,
      venue,
      now: deps.clock(),
      random: deps.ingredients.random ?? Math.random,
      within: null,
    });
    await note(run, { name: terminal.name, reference: day.reference });
    return day;
  });
  deps.terminalDays.begin(begun.id);
};
