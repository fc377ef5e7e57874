import { Refusal } from '@tableside/contract';
import { addressOfCode, type PrintKind, spelledAddress } from '@tableside/domain/codes';
import { themeColors } from '@tableside/domain/theme';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer } from '../../http/handler.ts';
import { staffAddress } from '../../http/own-address.ts';
import { loadLetters, printable } from '../paper/index.ts';
import { audit } from '../staff/index.ts';
import type { Venue } from '../venues/index.ts';
import { type CodeRow, notePrinted, readCodes } from './codes-store.ts';
import type { SignContent } from './draw-sign.ts';
import { signsPdf } from './sign-pdf.ts';
import { signPng, signSvg } from './sign-picture.ts';
import { signWords } from './sign-words.ts';

const TYPES: Readonly<Record<'pdf' | 'png' | 'svg', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const contentOf = (venue: Venue, table: CodeRow, base: string): SignContent => {
  const { mainLanguage, functionalities, customizations } = venue.settings;
  const words = signWords(mainLanguage);
  const orders = functionalities.includes('order') && table.order_type !== 'disabled';
  return {
    venue: printable(venue.name),
    table: printable(words.table(table.name)),
    address: addressOfCode(base, table.code),
    sentence: words.word(orders ? 'order' : 'menu'),
    orOpen: words.word('orOpen'),
    typed: spelledAddress(addressOfCode(base, table.short_code)),
    colour: themeColors(customizations).primary,
  };
};

type Signs = readonly [SignContent, ...SignContent[]];

const fileOf = async (as: PrintKind, signs: Signs, venue: Venue, madeAt: Date): Promise<Buffer> => {
  const letters = await loadLetters();
  if (as === 'svg') return signSvg(signs[0], letters);
  if (as === 'png') return signPng(signs[0], letters);
  const { mainLanguage } = venue.settings;
  const paper = { kind: as, title: venue.name, author: venue.name, language: mainLanguage, madeAt };
  return signsPdf(signs, paper, letters);
};

/**
 * The signs of tables as a file, in the venue's order; a picture shows the first. What was printed with which address is
 * noted, so that it is known which signs lead nowhere once the site has moved. Refuses table_not_found.
 */
export const printCodes =
  ({ database, clock, env, venues }: Deps): Handler<'POST /console/{venue}/codes/print'> =>
  async ({ body, staff, meta }) => {
    const { venueId } = staff;
    const now = new Date(clock());
    const venue = await venues.get(venueId);
    const wanted = new Set(body.tables);
    const rows = (await readCodes(database.run, venueId, now)).filter(
      ({ id, retired_at }) => wanted.has(id) && retired_at === null,
    );
    const ending = body.as === 'png' || body.as === 'svg' ? body.as : 'pdf';
    if (rows.length !== wanted.size || (ending !== 'pdf' && rows.length > 1))
      throw new Refusal('table_not_found');
    const base = staffAddress(env, meta);
    const [first, ...more] = rows.map(row => contentOf(venue, row, base));
    if (!first) throw new Refusal('table_not_found');
    const file = await fileOf(body.as, [first, ...more], venue, now);
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
    return new RawAnswer(
      200,
      {
        'content-type': TYPES[ending],
        'content-disposition': `attachment; filename="tables-${venue.slug}.${ending}"`,
        'cache-control': 'no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      },
      file,
    );
  };
