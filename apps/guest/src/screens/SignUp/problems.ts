import { isWeakPassword, type SignInError } from '@tableside/domain/account';
import { emailProblem } from '@tableside/domain/receipts';

export type SignUpForm = {
  readonly email: string;
  readonly password: string;
  readonly repeat: string;
  readonly terms: boolean;
};
type Problem = 'required' | SignInError;
export type SignUpProblems = {
  readonly email?: Problem;
  readonly password?: Problem;
  readonly repeat?: Problem;
  readonly terms?: true;
};

/** What is wrong before anything is sent. PROFILE-12, PROFILE-13, PROFILE-31. */
export const signUpProblems = ({ email, password, repeat, terms }: SignUpForm): SignUpProblems => {
  const wrongEmail = emailProblem(email, 254);
  const problems: { -readonly [field in keyof SignUpProblems]: SignUpProblems[field] } = {};
  if (wrongEmail !== null) problems.email = wrongEmail === 'required' ? 'required' : 'invalid-email';
  if (password === '') problems.password = 'required';
  else if (isWeakPassword(password, email.trim())) problems.password = 'weak-password';
  if (repeat === '') problems.repeat = 'required';
  else if (repeat !== password) problems.repeat = 'passwords-do-not-match';
  if (!terms) problems.terms = true;
  return problems;
};
