import { Refusal } from '@tableside/contract';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '@tableside/domain/menu-exchange';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer } from '../../http/mount/handler.ts';
import { readDraft } from '../menu-editor/index.ts';
import { readingOf } from './reading.ts';

const isTable = (format: ExchangeFormat): boolean => format === 'csv' || format === 'square';

/** The draft as a file to keep. */
export const exportMenu =
  ({
    database,
    venues,
    workshop,
  }: Pick<
    Deps,
    'database' | 'venues' | 'workshop'
  >): Handler<'GET /console/{venue}/menu-exchange/{format}'> =>
  async ({ params, staff: { venueId } }) => {
    const format = EXCHANGE_FORMATS.find(each => each === params.format);
    if (!format) throw new Refusal('not_found');
    const venue = await venues.get(venueId);
    const { document } = await database.transaction(run => readDraft(run, venueId));
    const text = await workshop.run('menu-export', {
      format,
      menu: document,
      venue: venue.name,
      reading: readingOf(venue),
    });
    const [type, ending] = isTable(format) ? ['text/csv', 'csv'] : ['application/json', 'json'];
    const name = `${venue.slug}-menu${format === ending ? '' : `-${format}`}.${ending}`;
    return new RawAnswer(
      200,
      {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
      Buffer.from(text, 'utf8'),
    );
  };
