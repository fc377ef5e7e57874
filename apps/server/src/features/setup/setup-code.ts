import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readOrMakeCode } from './setup-store.ts';

const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** A typed code without what people put between its letters. */
export const bareSetupCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** 60 random bits in three groups of four letters. */
const newCode = (): string =>
  [...randomBytes(12)]
    .map(byte => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/**
 * The code that whoever starts the server hands to the owner; null once there is one. All servers on one database say the
 * same code, and a restart says it again.
 */
export const openSetup = ({ run }: Pick<Database, 'run'>): Promise<string | null> =>
  readOrMakeCode(run, newCode());
