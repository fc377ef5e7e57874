import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { bridgesOf } from './bridge-store.ts';

/** Longest search: some hundred doors are knocked at. Milliseconds. */
const FIND_MS = 25_000;

/** For whoever sets a printer up and does not know its address. */
export const find =
  (deps: Deps): Handler<'POST /console/{venue}/bridges/{bridge}/find'> =>
  async ({ staff, params }) => {
    const own = await bridgesOf(deps.database.run, staff.venueId);
    if (!own.some(({ id }) => id === params.bridge)) throw new Refusal('not_found');
    const said = await deps.bridges.ask(params.bridge, { do: 'find', timeout_ms: FIND_MS }, null);
    return typeof said === 'object' && said.kind === 'found'
      ? { answered: true, printers: said.printers }
      : { answered: false, printers: [] };
  };
