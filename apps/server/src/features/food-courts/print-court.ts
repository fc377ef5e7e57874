import { Refusal } from '@tableside/contract';
import { spelledAddress } from '@tableside/domain/codes';
import { addressOfCourt } from '@tableside/domain/food-courts';
import { textIn } from '@tableside/domain/menu';
import { themeColors } from '@tableside/domain/theme';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { signWords } from '../codes/index.ts';
import { printable } from '../paper/index.ts';
import { signFile } from '../signs/index.ts';
import { audit } from '../staff/index.ts';
import { readCourts } from './console-store.ts';

/** Signs that stand on one page: a sheet of one code alone would be a sheet of nearly nothing. */
const ON_A_PAGE = { sheet: 9, sticker: 12, sign: 1, png: 1, svg: 1 } as const;

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
    const sign = {
      venue: printable(name),
      table: printable(words.word('court')),
      address,
      sentence: words.word('hall'),
      orOpen: words.word('orOpen'),
      typed: spelledAddress(address),
      // A hall has no looks of its own.
      colour: themeColors([]).primary,
    };
    const more = Array.from({ length: ON_A_PAGE[body.as] - 1 }, () => sign);
    const asked = { as: body.as, title: name, language: mainLanguage, madeAt: new Date(clock()) };
    const file = await signFile(deps, { signs: [sign, ...more], ...asked }, `food-court-${code}`);
    const data = { as: body.as, address };
    await audit(database.run, staff, { action: 'food-court-print', subject: `food-court:${court.id}`, data });
    return file;
  };
