import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { accountView } from '../../guest-accounts/index.ts';
import { endMembership } from '../member-store.ts';

/** Needs no session: who leaves need not sit there. Who has no card has left. */
export const leaveProgram =
  ({ database, clock }: Deps): Handler<'POST /loyalty/leave-program'> =>
  async ({ account, body }) => {
    await endMembership(database.run, account.accountId, body.loyalty_program_id);
    return { user: await accountView(database.run, account.accountId, clock()) };
  };
