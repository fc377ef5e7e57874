import { Refusal } from '@tableside/contract';
import { addressOfCode } from '@tableside/domain/codes';
import { themeColors } from '@tableside/domain/theme';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { endingOf, type SignContent, signFile } from '../signs/index.ts';
import { audit } from '../staff/index.ts';
import type { Venue } from '../venues/index.ts';
import { type CodeRow, notePrinted, readCodes } from './codes-store.ts';
import { signContent } from './sign-content.ts';
import { signWords } from './sign-words.ts';

const contentOf = (venue: Venue, table: CodeRow, base: string): SignContent => {
  const { mainLanguage, functionalities, customizations } = venue.settings;
  const words = signWords(mainLanguage);
  const orders = functionalities.includes('order') && table.order_type !== 'disabled';
  return signContent(words, {
    venue: venue.name,
    headline: words.table(table.name),
    address: addressOfCode(base, table.code),
    typed: addressOfCode(base, table.short_code),
    sentence: orders ? 'order' : 'menu',
    colour: themeColors(customizations).primary,
  });
};

/**
 * The signs of tables as a file, in the venue's order; a picture shows the first. What was printed with which address is
 * noted, so that it is known which signs lead nowhere once the site has moved. Refuses table_not_found.
 */
export const printCodes =
  ({ database, clock, env, venues, workshop }: Deps): Handler<'POST /console/{venue}/codes/print'> =>
  async ({ body, staff, meta }) => {
    const { venueId } = staff;
    const now = new Date(clock());
    const venue = await venues.get(venueId);
    const wanted = new Set(body.tables);
    const rows = (await readCodes(database.run, venueId, now)).filter(
      ({ id, retired_at }) => wanted.has(id) && retired_at === null,
    );
    if (rows.length !== wanted.size || (endingOf(body.as) !== 'pdf' && rows.length > 1))
      throw new Refusal('table_not_found');
    const base = staffAddress(env, meta);
    const [first, ...more] = rows.map(row => contentOf(venue, row, base));
    if (!first) throw new Refusal('table_not_found');
    const answer = await signFile(
      { workshop },
      {
        signs: [first, ...more],
        as: body.as,
        title: venue.name,
        language: venue.settings.mainLanguage,
        madeAt: now,
      },
      `tables-${venue.slug}`,
    );
    await database.transaction(async run => {
      await notePrinted(
        run,
        rows.map(({ id }) => id),
        base,
        now,
      );
      await audit(run, staff, {
        action: 'codes-print',
        subject: `venue:${venueId}`,
        data: { as: body.as, tables: rows.length, address: base },
      });
    });
    return answer;
  };
