import { Refusal } from '@tableside/contract';
import type { DraftMenu } from '@tableside/domain/menu';
import { publishable } from '@tableside/domain/menu-edit';
import {
  EXCHANGE_FORMATS,
  type ExchangeFormat,
  writeMenuCsv,
  writeOwnJson,
  writeSchemaOrg,
  writeSquare,
  writeUber,
} from '@tableside/domain/menu-exchange';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer } from '../../http/handler.ts';
import { readDraft } from '../menu-editor/index.ts';
import type { Venue } from '../venues/index.ts';
import { readingOf } from './reading.ts';

/** What others call the question that stands for variations. */
const SIZES = { en: 'Size', lt: 'Dydis' };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Ours hold everything; what others get is what guests would see. */
const WRITERS: Record<ExchangeFormat, (menu: DraftMenu, venue: Venue) => string> = {
  csv: (menu, venue) => writeMenuCsv(menu, readingOf(venue)),
  json: (menu, venue) => json(writeOwnJson(menu, readingOf(venue))),
  'uber-eats': (menu, { name, settings: { mainLanguage: main } }) =>
    json(writeUber(publishable(menu), name, main, { [main]: SIZES.en, ...SIZES })),
  'schema-org': (menu, venue) => json(writeSchemaOrg(publishable(menu), venue.name, readingOf(venue))),
  square: (menu, venue) => writeSquare(publishable(menu), readingOf(venue)),
};

const isTable = (format: ExchangeFormat): boolean => format === 'csv' || format === 'square';

/** The draft as a file to keep. */
export const exportMenu =
  ({
    database,
    venues,
  }: Pick<Deps, 'database' | 'venues'>): Handler<'GET /console/{venue}/menu-exchange/{format}'> =>
  async ({ params, staff: { venueId } }) => {
    const format = EXCHANGE_FORMATS.find(each => each === params.format);
    if (!format) throw new Refusal('not_found');
    const venue = await venues.get(venueId);
    const { document } = await database.transaction(run => readDraft(run, venueId));
    const [type, ending] = isTable(format) ? ['text/csv', 'csv'] : ['application/json', 'json'];
    const name = `${venue.slug}-menu${format === ending ? '' : `-${format}`}.${ending}`;
    return new RawAnswer(
      200,
      {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
      Buffer.from(WRITERS[format](document, venue), 'utf8'),
    );
  };
