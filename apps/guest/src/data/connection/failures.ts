import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import type { MessageKey } from '@tableside/i18n';

export type FailureCode = ErrorCode | 'offline' | 'timeout';

/** The code of anything thrown; what is not a failed call is our own fault. APP-12, APP-13. */
export const failureCode = (error: unknown): FailureCode =>
  error instanceof ApiFailure ? error.code : 'server_error';

/** What the server called a failure: its status word, else the HTTP status; null when no answer came. MENU-50. */
export const failureStatus = (error: unknown): string | null => {
  if (!(error instanceof ApiFailure)) return null;
  return error.status ?? (error.http > 0 ? String(error.http) : null);
};

/** The key of the text that tells the guest what happened and what to do. */
export const failureText = (code: FailureCode): MessageKey => `errors.${code}`;

/** After these the visit itself is over: the table was closed, or the session is somebody else's. Nothing can be loaded again. */
const OVER: readonly FailureCode[] = ['session_ended', 'session_not_found', 'not_the_same_device'];
export const isOver = (code: FailureCode): boolean => OVER.includes(code);
