import { stepAt } from '@tableside/domain/staff';
import { codeAt } from '../../../../apps/server/src/features/staff/second-step/totp.ts';
import type { TestServer } from '../server/server.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as people type it into an app. RFC 4648 §6. */
export const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
};

/** What the app of whoever has the secret shows now; each call is a step later, because a code is good once. */
export const nextCode = ({ clock }: Pick<TestServer, 'clock'>, secret: string): string => {
  clock.advance(30_000);
  return codeAt(bytesOf(secret), stepAt(clock.now()));
};
