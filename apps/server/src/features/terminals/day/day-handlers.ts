import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler, Handlers, StaffContext } from '../../../http/mount/handler.ts';
import { keepsDone } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { readTerminal } from '../set-up/terminal-store.ts';
import { beginDayOf } from './begin-day-of.ts';
import type { DayKind } from './day-operation.ts';
import { dayView, totalsView } from './day-view.ts';
import { totalsOfTerminal } from './totals-store.ts';

type Keys =
  | 'GET /console/{venue}/terminals/{terminal}/day'
  | 'GET /console/{venue}/terminals/{terminal}/settlements'
  | 'POST /console/{venue}/terminals/{terminal}/report'
  | 'POST /console/{venue}/terminals/{terminal}/settlement'
  | 'POST /console/{venue}/terminals/{terminal}/void-unresolved';
type Deed = Extract<Keys, `POST ${string}`>;
type Place = {
  readonly staff: Pick<StaffContext, 'venueId'>;
  readonly params: { readonly terminal: string };
};

const SHOWN = 100;

const readDay =
  (deps: Deps) =>
  async ({ staff, params }: Place) => {
    const { run } = deps.database;
    const terminal = await readTerminal(run, staff.venueId, params.terminal);
    if (!terminal) throw new Refusal('not_found');
    return { day: await dayView(run, terminal, await deps.venues.get(staff.venueId)) };
  };

const deed = (deps: Deps, kind: DayKind): Handler<Deed> => {
  const read = readDay(deps);
  return async input => {
    const { staff, params } = input;
    const place = { venueId: staff.venueId, terminal: params.terminal };
    await beginDayOf(deps, { ...place, kind, by: staff.name }, (run, { name, reference }) =>
      audit(run, staff, {
        action: `terminal-${kind.replace('_', '-')}`,
        subject: `terminal:${name}`,
        data: { reference },
      }),
    );
    return read(input);
  };
};

const listSettlements =
  (deps: Deps): Handler<'GET /console/{venue}/terminals/{terminal}/settlements'> =>
  async ({ staff, params }) => {
    const { run } = deps.database;
    const terminal = await readTerminal(run, staff.venueId, params.terminal);
    if (!terminal) throw new Refusal('not_found');
    const venue = await deps.venues.get(staff.venueId);
    const rows = await totalsOfTerminal(run, terminal.id, 'settlement', SHOWN);
    return { settlements: rows.map(row => totalsView(row, venue)) };
  };

export const dayHandlers = (deps: Deps): Handlers<Keys> => {
  const read = readDay(deps);
  return {
    'GET /console/{venue}/terminals/{terminal}/day': read,
    'GET /console/{venue}/terminals/{terminal}/settlements': listSettlements(deps),
    'POST /console/{venue}/terminals/{terminal}/report': keepsDone(deed(deps, 'report'), read),
    'POST /console/{venue}/terminals/{terminal}/settlement': keepsDone(deed(deps, 'settlement'), read),
    'POST /console/{venue}/terminals/{terminal}/void-unresolved': keepsDone(
      deed(deps, 'void_unresolved'),
      read,
    ),
  };
};
