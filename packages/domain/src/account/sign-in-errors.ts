/** Failures of signing in, by the names that the documents give them. */
export const SIGN_IN_ERRORS = [
  'account-exists-with-different-credential',
  'wrong-password',
  'user-not-found',
  'passwords-do-not-match',
  'invalid-email',
  'email-already-in-use',
  'weak-password',
  'popup-closed-by-user',
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

/** Failures that a guest can do nothing about: shown by their raw name, for whoever runs the venue. PROFILE-27, PROFILE-28. */
const RAW = ['operation-not-allowed', 'invalid-credential'] as const;

/** What is shown of a failure: a text of its own, its raw name, or the text for everything else. PROFILE-19…29. */
export type ShownSignInError =
  | { readonly kind: 'worded'; readonly error: SignInError }
  | { readonly kind: 'raw'; readonly code: string }
  | { readonly kind: 'generic' };

/** `code`: of the documents, or ours with underscores. */
export const shownSignInError = (code: string): ShownSignInError => {
  const name = code.replaceAll('_', '-');
  const error = SIGN_IN_ERRORS.find(each => each === name);
  if (error) return { kind: 'worded', error };
  const raw = RAW.find(each => each === name);
  return raw ? { kind: 'raw', code: raw } : { kind: 'generic' };
};
