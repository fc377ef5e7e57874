/** The header with the code of an installation without an owner: it is read before any body is. */
export const SETUP_CODE_HEADER = 'x-setup-code';

/** Percent-encoded, because people may type what no header takes. */
export const withSetupCode = (code: string): { readonly [SETUP_CODE_HEADER]: string } => ({
  [SETUP_CODE_HEADER]: encodeURIComponent(code.toWellFormed()),
});
