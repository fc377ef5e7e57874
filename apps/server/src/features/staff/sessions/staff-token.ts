import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a staff session's token: whoever reads the database, or a copy of it, can sign in with none of them. */
export const hashOfStaffToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A staff session's token, for the cookie alone, and what is stored of it. */
export type StaffToken = { readonly token: string; readonly hash: string };

/** 192 random bits. */
export const newStaffToken = (): StaffToken => {
  const token = randomBytes(24).toString('hex');
  return { token, hash: hashOfStaffToken(token) };
};
