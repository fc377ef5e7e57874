import type { ConnectedAccount } from '../../../port.ts';
import { fieldsOf, text, textOrNull } from '../../../wire/read.ts';

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** A Connect account as we know accounts. Throws `Malformed`. */
export const accountOf = (value: unknown): ConnectedAccount => {
  const account = fieldsOf(value);
  const { currently_due, past_due, disabled_reason } = fieldsOf(account.requirements);
  return {
    ref: text(account.id, 'id'),
    charges: account.charges_enabled === true,
    submitted: account.details_submitted === true,
    // What is past due is among what is due now; older accounts list only the former.
    due: Math.max(lengthOf(currently_due), lengthOf(past_due)),
    rejected: textOrNull(disabled_reason)?.startsWith('rejected') ?? false,
  };
};
