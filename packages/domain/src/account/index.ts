export { isBirthDate } from './birth-date.ts';
export { GUEST_PASSWORD, isWeakPassword } from './password-strength.ts';
export { innerPath } from './redirect.ts';
export {
  type ShownSignInError,
  SIGN_IN_ERRORS,
  type SignInError,
  shownSignInError,
} from './sign-in-errors.ts';
export {
  ACCOUNT_CODE,
  GUEST_SIGN_IN_DAYS,
  GUEST_TERMS_VERSION,
  isFreshSignIn,
  UNUSED_ACCOUNT_DAYS,
} from './terms.ts';
