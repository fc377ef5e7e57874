import { randomInt } from 'node:crypto';
import type { Venue } from '../venues/index.ts';

/** The PIN of a party that is opened, where the venue asks for one. */
export const pinFor = (venue: Venue): string | null =>
  venue.settings.presence === 'pin' ? String(randomInt(10_000)).padStart(4, '0') : null;
