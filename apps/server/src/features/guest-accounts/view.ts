import type { CallAnswer } from '@tableside/contract/client';
import type { AccountRow } from './account-store.ts';

export type GuestUserView = CallAnswer<'GET /loyalty/get-user'>;

/** An account as its guest reads it. ENTITY-72, ENTITY-73. */
export const guestUserOf = (row: AccountRow): GuestUserView => {
  const { name, phoneNumber, city, birthDate } = row;
  const told = name !== null && phoneNumber !== null && city !== null && birthDate !== null;
  return {
    uid: row.id,
    displayName: row.displayName,
    photoURL: row.photoUrl,
    email: row.email,
    emailVerified: row.verifiedAt !== null,
    phone_number: phoneNumber,
    metadata: { creationTime: row.createdAt.toISOString() },
    wallet_details: told ? { name, phone_number: phoneNumber, city, birth_date: birthDate } : null,
    terms: { version: row.termsVersion, agreed_at: row.termsAgreedAt.toISOString() },
  };
};
