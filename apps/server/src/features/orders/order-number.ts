import { randomBytes } from 'node:crypto';
import { dayAt } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import { dayRule } from '../venues/index.ts';

/** Crockford's letters: none that reads like another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 20;

/** A new unique_order_number: 100 random bits, so that nobody finds another's order by trying. */
export const newOrderNumber = (): string =>
  Array.from(randomBytes(LENGTH), byte => LETTERS[byte % LETTERS.length]).join('');

/** The day in whose sequence an order placed at `now` (epoch ms) gets its spoken number. */
export const orderDay = (settings: VenueSettings, now: number): string => dayAt(now, dayRule(settings));
