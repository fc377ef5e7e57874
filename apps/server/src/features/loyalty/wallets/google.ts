import { createPrivateKey, createSign, type KeyObject } from 'node:crypto';
import { spokenCardNumber } from '@tableside/domain/loyalty';
import { z } from 'zod';
import type { PassFace } from './face.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';

const AccountFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().min(1),
});

/** The file of a service account, as Google's pages hand it out; null: it is none. */
export const readAccount = (text: string): { readonly account: string; readonly key: KeyObject } | null => {
  try {
    const { client_email, private_key } = AccountFile.parse(JSON.parse(text));
    const key = createPrivateKey(private_key);
    return key.asymmetricKeyType === 'rsa' ? { account: client_email, key } : null;
  } catch {
    return null;
  }
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Issuer = { readonly issuer: string; readonly account: string; readonly key: KeyObject };

/** Where an Android phone saves a card: what it is travels in the address, signed by the venue's service account. */
export const googleSaveLink = (
  face: PassFace,
  { issuer, account, key }: Issuer,
  site: { readonly origin: string; readonly logo: string },
  now: Date,
): string => {
  const classId = `${issuer}.${face.programId}`;
  const { collected, today } = face.words;
  const claims = {
    iss: account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1_000),
    origins: [site.origin],
    payload: {
      loyaltyClasses: [
        {
          id: classId,
          issuerName: face.venue,
          programName: face.program,
          programLogo: { sourceUri: { uri: site.logo } },
          hexBackgroundColor: face.from,
          reviewStatus: 'UNDER_REVIEW',
        },
      ],
      loyaltyObjects: [
        {
          id: `${issuer}.${face.id}`,
          classId,
          state: 'ACTIVE',
          accountId: face.number,
          barcode: { type: 'EAN_13', value: face.number, alternateText: spokenCardNumber(face.number) },
          ...(face.expiresAt && { validTimeInterval: { end: { date: face.expiresAt.toISOString() } } }),
          ...(collected && { textModulesData: [{ id: 'collected', header: today, body: collected }] }),
        },
      ],
    },
  };
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${SAVE}${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`;
};
