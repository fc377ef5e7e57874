import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { writeLanguage } from './store.ts';

/** A session in the language in which the same phone read before, where the venue offers it. */
export const keepLanguage = async (
  { database, venues }: Pick<Deps, 'database' | 'venues'>,
  guest: GuestSession,
  { language }: Pick<GuestSession, 'language'>,
): Promise<GuestSession> => {
  if (guest.language === language) return guest;
  const { settings } = await venues.get(guest.venueId, guest.venue.revision);
  if (!isLanguageOffered(language, settings.mainLanguage, settings.languages)) return guest;
  await writeLanguage(database, guest.sessionId, language);
  return { ...guest, language };
};
