import type { Personnel } from '@tableside/contract/http/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import type { Venue } from '../../venues/index.ts';
import { type Person, tippablePersonnel } from './personnel-store.ts';

/** Somebody of a venue as guests see them. ENTITY-58. */
export const personnelView = (
  { id, name, photo, card, language }: Person,
  { settings }: Pick<Venue, 'settings'>,
): Personnel => ({
  id,
  name,
  photo,
  tips_qr_card_hash: card,
  currency: { ...settings.currency },
  locale: { locale_code: language ?? settings.localeCode },
});

/** Who may be tipped at this table. TIPCHIP-01, TIPCARD-06. */
export const personnelList =
  ({ database, env, venues }: Deps): Handler<'GET /personnel/get-list-v2/{session}'> =>
  async ({ guest }) => {
    const venue = await venues.get(guest.venueId, guest.venue.revision);
    const people = await tippablePersonnel(database.run, guest.venueId, env.demo);
    return { personnel: people.map(person => personnelView(person, venue)) };
  };
