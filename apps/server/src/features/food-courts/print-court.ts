import { Refusal } from '@tableside/contract';
import { addressOfCourt } from '@tableside/domain/food-courts';
import { textIn } from '@tableside/domain/menu';
import { themeColors } from '@tableside/domain/theme';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { signContent, signWords } from '../codes/index.ts';
import { signFile, signsOfOne } from '../signs/index.ts';
import { audit } from '../staff/index.ts';
import { readCourts } from './console-store.ts';

/** The code of a food court as a file. Refuses food_court_not_found. */
export const printCourt =
  (deps: Deps): Handler<'POST /console/{venue}/food-courts/{court}/print'> =>
  async ({ staff, params, body, meta }) => {
    const { database, env, clock } = deps;
    const court = (await readCourts(database.run, staff.venueId)).find(({ id }) => id === params.court);
    if (!court) throw new Refusal('food_court_not_found');
    const { mainLanguage, code } = court;
    const words = signWords(mainLanguage);
    const address = addressOfCourt(staffAddress(env, meta), code);
    const name = textIn(court.name, mainLanguage, mainLanguage);
    const sign = signContent(words, {
      venue: name,
      headline: words.word('court'),
      address,
      sentence: 'hall',
      // A hall has no looks of its own.
      colour: themeColors([]).primary,
    });
    const asked = { as: body.as, title: name, language: mainLanguage, madeAt: new Date(clock()) };
    const file = await signFile(deps, { signs: signsOfOne(sign, body.as), ...asked }, `food-court-${code}`);
    const data = { as: body.as, address };
    await audit(database.run, staff, { action: 'food-court-print', subject: `food-court:${court.id}`, data });
    return file;
  };
