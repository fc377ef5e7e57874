import { ApiFailure } from '@tableside/contract/client';
import type { Translate } from '@tableside/i18n';
import { failureCode, failureText } from '../../data/connection/failures.ts';

/**
 * What the server said against an invoice, in the guest's language; where this phone has no words for it yet, in the
 * server's own. INVOICE-23.
 */
export const otherRefusal = (error: unknown, t: Translate): string => {
  const words = t(failureText(failureCode(error)));
  return words === '' && error instanceof ApiFailure ? error.message : words;
};
