import { Refusal } from '@tableside/contract';
import { addressOfGift } from '@tableside/domain/gifts';
import { themeColors } from '@tableside/domain/theme';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { signContent, signWords } from '../codes/index.ts';
import { signFile, signsOfOne } from '../signs/index.ts';
import { audit } from '../staff/index.ts';
import { readCards } from './cards-store.ts';

/** The sign of a tip or donation card as a file, in the card's language. Refuses tip_card_unavailable. */
export const printCard =
  (deps: Deps): Handler<'POST /console/{venue}/gifts/{card}/print'> =>
  async ({ staff, params, body, meta }) => {
    const { database, env, clock, venues } = deps;
    const card = (await readCards(database.run, staff.venueId)).find(({ id }) => id === params.card);
    if (!card?.active) throw new Refusal('tip_card_unavailable');
    const { kind, hash, name, language } = card;
    const venue = await venues.get(staff.venueId);
    const address = addressOfGift(staffAddress(env, meta), kind, hash);
    const words = signWords(language);
    const sign = signContent(words, {
      venue: venue.name,
      // A card of the house bears its name unless the venue says another: once is enough.
      headline: name === venue.name ? words.word('team') : name,
      address,
      sentence: kind,
      colour: themeColors(venue.settings.customizations).primary,
    });
    const signs = signsOfOne(sign, body.as);
    const asked = { as: body.as, title: name, language, madeAt: new Date(clock()) };
    const file = await signFile(deps, { signs, ...asked }, `${kind}-${hash}`);
    const data = { as: body.as, address };
    await audit(database.run, staff, { action: 'gift-card-print', subject: `gift-card:${card.id}`, data });
    return file;
  };
