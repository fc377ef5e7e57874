import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { refuseUnknownBridge } from '../../bridges/index.ts';
import { saveIfUnchanged } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { runningAt } from '../operations/operation-store.ts';
import { judgeAddress } from './reach.ts';
import { settingsOf } from './show.ts';
import {
  addTerminal,
  changeTerminal,
  lockSelfServiceTable,
  lockTerminal,
  removeTerminal,
  type TerminalRow,
  type TerminalWish,
  terminalOfTable,
} from './terminal-store.ts';

const refuseAddress = async (deps: Deps, wish: TerminalWish): Promise<void> => {
  const verdict = await judgeAddress(deps, wish);
  if (verdict !== 'fine') throw new Refusal('validation_failed', { fields: { address: verdict } });
};

/** One terminal a place, and only where guests serve themselves. */
const refuseTable = async (
  run: Run,
  venueId: string,
  { table }: TerminalWish,
  own: string | null,
): Promise<void> => {
  if (table === null) return;
  if (!(await lockSelfServiceTable(run, venueId, table))) {
    throw new Refusal('validation_failed', { fields: { table: 'unknown' } });
  }
  const there = await terminalOfTable(run, table);
  if (there && there.id !== own) throw new Refusal('validation_failed', { fields: { table: 'taken' } });
};

/** A terminal that nothing runs at, locked: its address is not taken from under a sale. Refuses not_found, terminal_busy. */
const idle = async (run: Run, { venueId }: StaffContext, id: string): Promise<TerminalRow> => {
  const terminal = await lockTerminal(run, venueId, id);
  if (!terminal) throw new Refusal('not_found');
  const running = await runningAt(run, terminal.id);
  if (running) throw new Refusal('terminal_busy', { by: running.started_by });
  return terminal;
};

const noted = (run: Run, staff: StaffContext, action: string, name: string, data: object): Promise<void> =>
  audit(run, staff, { action, subject: `terminal:${name}`, data: { ...data } });

export const add =
  (deps: Deps): Handler<'POST /console/{venue}/terminals'> =>
  async ({ staff, body }) => {
    await refuseAddress(deps, body);
    const terminal = await deps.database.transaction(async run => {
      await refuseTable(run, staff.venueId, body, null);
      await refuseUnknownBridge(run, staff.venueId, body);
      const added = await addTerminal(run, staff.venueId, body, staff.name, new Date(deps.clock()));
      await noted(run, staff, 'terminal-add', added.name, body);
      return added;
    });
    return { terminal: settingsOf(terminal, 0) };
  };

/** Refuses not_found, terminal_busy, validation_failed for address and table, settings_changed. */
export const change =
  (deps: Deps): Handler<'POST /console/{venue}/terminals/{terminal}'> =>
  async ({ staff, body: { revision, ...body }, params }) => {
    await refuseAddress(deps, body);
    return deps.database.transaction(async run => {
      const { id } = await idle(run, staff, params.terminal);
      await refuseTable(run, staff.venueId, body, id);
      await refuseUnknownBridge(run, staff.venueId, body);
      const changed = await changeTerminal(run, id, body, staff.name);
      await noted(run, staff, 'terminal-change', changed.name, body);
      const saved = await saveIfUnchanged(run, staff, `terminal-${id}`, revision);
      return { terminal: settingsOf(changed, saved.revision) };
    });
  };

export const remove =
  (deps: Deps): Handler<'POST /console/{venue}/terminals/{terminal}/remove'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const { id, name } = await idle(run, staff, params.terminal);
      await removeTerminal(run, id, new Date(deps.clock()));
      await noted(run, staff, 'terminal-remove', name, {});
    });
    return {};
  };
