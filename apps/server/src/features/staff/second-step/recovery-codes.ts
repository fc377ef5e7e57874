import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@tableside/domain/staff';
import { base32 } from './base32.ts';

/** 80 random bits: nobody finds one from its hash. */
const CODE_BYTES = 10;

/** A typed code without what people put between its letters. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const hashOfCode = (code: string): Buffer => createHash('sha256').update(bareCode(code)).digest();

/** Letters in groups of four, to be read and typed. */
export const inGroups = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/** Fresh codes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => inGroups(base32(randomBytes(CODE_BYTES))));
