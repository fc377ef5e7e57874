import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { tippablePersonnel } from './personnel-store.ts';

/** Who may be tipped at this table. TIPCHIP-01. */
export const personnelList =
  ({ database, env }: Deps): Handler<'GET /personnel/get-list-v2/{session}'> =>
  async ({ guest }) => ({ personnel: await tippablePersonnel(database.run, guest.venueId, env.demo) });
