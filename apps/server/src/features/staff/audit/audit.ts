import type { Run } from '../../../database/database.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { appendAccountAudit, appendAudit } from './audit-store.ts';

type Doer = { readonly userId: string } | { readonly keyId: string };

/** Who did it, as the audit log names them: one of the staff, or another system by its key. */
export const actorOf = (doer: Doer): string =>
  'userId' in doer ? `staff:${doer.userId}` : `key:${doer.keyId}`;

/** Notes what was done at a venue, and by whom, in the transaction of the deed. Append-only. */
export const audit = (
  run: Run,
  doer: Doer & Pick<StaffContext, 'venueId'>,
  deed: {
    /** A verb such as `order-accept`. */
    readonly action: string;
    /** What it was done to, such as `order:<number>`. */
    readonly subject: string;
    readonly data?: Readonly<Record<string, unknown>>;
  },
): Promise<void> =>
  appendAudit(run, { venueId: doer.venueId, actor: actorOf(doer), ...deed, data: deed.data ?? {} });

/** Notes what somebody did to their own account, where its venues' owners can read it. */
export const auditAccount = (
  run: Run,
  userId: string,
  deed: { readonly action: string; readonly data?: Readonly<Record<string, unknown>> },
): Promise<void> =>
  appendAccountAudit(run, { actor: actorOf({ userId }), userId, action: deed.action, data: deed.data ?? {} });

/** Notes what was done at the installation by nobody of the staff. */
export const noteBySystem = (
  run: Run,
  venueId: string,
  deed: {
    readonly action: string;
    readonly subject: string;
    readonly data?: Readonly<Record<string, unknown>>;
  },
): Promise<void> => appendAudit(run, { venueId, actor: 'system', ...deed, data: deed.data ?? {} });
