import { randomBytes } from 'node:crypto';
import { base32 } from '../second-step/base32.ts';
import { inGroups } from '../second-step/recovery-codes.ts';

/** What lets one person in once: 100 random bits. Nobody guesses one, nobody finds one from its hash. */
export const newWayCode = (): string => inGroups(base32(randomBytes(13)).slice(0, 20));
