import { type SignInError, shownSignInError } from '@tableside/domain/account';
import type { MessageKey, Translate } from '@tableside/i18n';
import { type FailureCode, failureCode, failureText } from '../../data/connection/failures.ts';

const WORDS: Readonly<Record<SignInError, MessageKey>> = {
  'account-exists-with-different-credential': 'account.error.account-exists-with-different-credential',
  'wrong-password': 'errors.wrong_password',
  'user-not-found': 'account.error.user-not-found',
  'passwords-do-not-match': 'account.error.passwords-do-not-match',
  'invalid-email': 'errors.invalid_email',
  'email-already-in-use': 'errors.email_already_in_use',
  'weak-password': 'errors.weak_password',
  'popup-closed-by-user': 'account.error.popup-closed-by-user',
};

/** What a guest can do something about though it is no failure of signing in. */
const OURS: readonly FailureCode[] = [
  'offline',
  'timeout',
  'rate_limited',
  'account_code_wrong',
  'passkey_refused',
  'sign_in_again',
];

/** What is said of a failure of signing in, by its name in the documents. PROFILE-19…29. */
export const signInErrorText = (name: string, t: Translate): string => {
  const shown = shownSignInError(name);
  if (shown.kind === 'worded') return t(WORDS[shown.error]);
  return shown.kind === 'raw' ? shown.code : t('account.error.generic');
};

/** The same of anything thrown. */
export const signInFailureText = (error: unknown, t: Translate): string => {
  const code = failureCode(error);
  return OURS.includes(code) ? t(failureText(code)) : signInErrorText(code, t);
};
