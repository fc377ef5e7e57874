import { textIn } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import type { Venue } from '../venues/index.ts';
import { type DonateeRow, donateeById } from './donatee-store.ts';

/** A recipient of donations for whom guests of a venue may round up: null for one of another venue, or that was put away. */
export const recipientToRoundUpFor = async (
  run: Run,
  venueId: string,
  donateeId: string,
): Promise<DonateeRow | null> => {
  const donatee = isUuid(donateeId) ? await donateeById(run, donateeId) : null;
  return donatee?.isActive && donatee.venueId === venueId ? donatee : null;
};

/** For whom guests of a venue may round up what they pay: null where it chose nobody, or that recipient was put away. */
export const roundUpRecipient = async (
  { database }: Pick<Deps, 'database'>,
  { id, settings: { roundUpFor } }: Venue,
): Promise<DonateeRow | null> => (roundUpFor ? recipientToRoundUpFor(database.run, id, roundUpFor) : null);

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
