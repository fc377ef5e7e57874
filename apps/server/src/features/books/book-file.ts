import { Refusal } from '@tableside/contract';
import { type BookFile, bookExporter } from '@tableside/domain/books';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer } from '../../http/mount/handler.ts';
import { readMonth } from './read-month.ts';

const CODED = { 'windows-1252': 'latin1', 'utf-8': 'utf8' } as const;

/** A file to keep. Of windows-1252 our files have only the letters that Latin-1 has at the same places. */
const fileAnswer = ({ name, type, encoding, text }: BookFile): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': `${type}; charset=${encoding}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    Buffer.from(text, CODED[encoding]),
  );

/** A month's books as a file. Refuses not_found for a format that there is not, validation_failed with what is missing. */
export const bookFile =
  (
    deps: Pick<Deps, 'database' | 'clock' | 'venues'>,
  ): Handler<'GET /console/{venue}/books/{exporter}/file'> =>
  async ({ staff, params, query }) => {
    const exporter = bookExporter(params.exporter);
    if (!exporter) throw new Refusal('not_found');
    const { month } = await readMonth(deps, await deps.venues.get(staff.venueId), query.month);
    const missing = exporter.gapsOf(month);
    if (missing.length > 0) throw new Refusal('validation_failed', { missing: [...missing] });
    return fileAnswer(exporter.fileOf(month));
  };
