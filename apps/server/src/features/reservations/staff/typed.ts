import { Refusal } from '@tableside/contract';
import { addDays, instantOf } from '@tableside/domain/schedule';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { numberAt } from '../../sessions/index.ts';
import { dayRule, type Venue } from '../../venues/index.ts';
import { phoneHashOf } from '../own-key.ts';

/** How far back and ahead staff write somebody down. */
const BACK_MS = 24 * 3_600_000;
const AHEAD_MS = 400 * BACK_MS;

type Who = { readonly name: string; readonly phone: string; readonly note: string };

/** Who it is, with the number as it is kept. Throws phone_invalid. */
export const whoOf = async (deps: Pick<Deps, 'secretBox'>, venue: Venue, typed: Who) => {
  const phone = typed.phone.trim() === '' ? null : await numberAt(typed.phone, venue.settings.countryCode);
  return {
    name: typed.name.trim(),
    note: typed.note.trim(),
    phone,
    phoneHash: phone === null ? null : phoneHashOf(deps, venue.id, phone),
  };
};

/** A time of a business day as an instant: one before the day begins is in its night. Throws reservation_time. */
export const instantOfDay = (venue: Venue, day: string, time: string, now: number): number => {
  const { wallAt, cutoffMinutes } = dayRule(venue.settings);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = hours * 60 + minutes;
  const at = instantOf(minute < cutoffMinutes ? addDays(day, 1) : day, minute, wallAt);
  if (at < now - BACK_MS || at > now + AHEAD_MS) throw new Refusal('reservation_time');
  return at;
};

/** Tables as staff named them, each once. Throws table_not_found. */
export const tablesOf = (typed: readonly string[] | undefined): readonly string[] | undefined => {
  if (typed && !typed.every(isUuid)) throw new Refusal('table_not_found');
  return typed && [...new Set(typed)];
};
