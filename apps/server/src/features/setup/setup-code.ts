import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { base32, inGroups } from '../staff/index.ts';
import { readOrMakeCode } from './setup-store.ts';

/** 60 random bits in three groups of four letters. */
const newCode = (): string => inGroups(base32(randomBytes(8)).slice(0, 12));

/**
 * The code that whoever starts the server hands to the owner; null once there is one. All servers on one database say the
 * same code, and a restart says it again.
 */
export const openSetup = ({ run }: Pick<Database, 'run'>): Promise<string | null> =>
  readOrMakeCode(run, newCode());
