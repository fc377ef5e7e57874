import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import type { Venue } from '../venues/index.ts';
import { type DonateeRow, donateeById } from './donatee-store.ts';

/** For whom guests of a venue may round up what they pay: null where it chose nobody, or that recipient was put away. */
export const roundUpRecipient = async (
  { database }: Pick<Deps, 'database'>,
  { id, settings }: Venue,
): Promise<DonateeRow | null> => {
  if (!settings.roundUpFor) return null;
  const donatee = await donateeById(database.run, settings.roundUpFor);
  return donatee?.isActive && donatee.venueId === id ? donatee : null;
};

/** Who that is, for the guest who is about to pay. */
export const roundUpOffer =
  (deps: Deps): Handler<'GET /donations/round-up/{session}'> =>
  async ({ guest }) => {
    const venue = await deps.venues.get(guest.venueId, guest.venue.revision);
    const donatee = await roundUpRecipient(deps, venue);
    if (!donatee) return { recipient: null };
    const text = (texts: DonateeRow['name']): string =>
      textIn(texts, guest.language, venue.settings.mainLanguage);
    return { recipient: { name: text(donatee.name), description: text(donatee.description) } };
  };
