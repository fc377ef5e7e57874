import type { Run } from '../../../database/database.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { appendAccountAudit, appendAudit } from './audit-store.ts';

/** Who did it, as the audit log names them. */
export const actorOf = ({ userId }: Pick<StaffContext, 'userId'>): string => `staff:${userId}`;

/** Notes what a member of staff did, in the transaction of the deed. Append-only. */
export const audit = (
  run: Run,
  staff: Pick<StaffContext, 'userId' | 'venueId'>,
  deed: {
    /** A verb such as `order-accept`. */
    readonly action: string;
    /** What it was done to, such as `order:<number>`. */
    readonly subject: string;
    readonly data?: Readonly<Record<string, unknown>>;
  },
): Promise<void> =>
  appendAudit(run, { venueId: staff.venueId, actor: actorOf(staff), ...deed, data: deed.data ?? {} });

/** Notes what somebody did to their own account, where its venues' owners can read it. */
export const auditAccount = (
  run: Run,
  userId: string,
  deed: { readonly action: string; readonly data?: Readonly<Record<string, unknown>> },
): Promise<void> =>
  appendAccountAudit(run, { actor: actorOf({ userId }), userId, action: deed.action, data: deed.data ?? {} });

/** Notes what another system did with its key, in the transaction of the deed. */
export const auditKey = (
  run: Run,
  { keyId, venueId }: { readonly keyId: string; readonly venueId: string },
  deed: {
    readonly action: string;
    readonly subject: string;
    readonly data?: Readonly<Record<string, unknown>>;
  },
): Promise<void> => appendAudit(run, { venueId, actor: `key:${keyId}`, ...deed, data: deed.data ?? {} });

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
