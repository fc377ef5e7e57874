/** Longest address a receipt is mailed to. RFC 5321 allows more; nobody has one. */
export const MAX_EMAIL = 200;

const SIMPLE = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

/** What is wrong with the e-mail of a receipt or an invoice; null: nothing. RECEIPT-02, RECEIPT-03. */
export const emailProblem = (email: string, longest = MAX_EMAIL): 'required' | 'invalid' | null => {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return trimmed.length <= longest && SIMPLE.test(trimmed) ? null : 'invalid';
};
