import type { BookSettings } from '@tableside/domain/books';
import type { Run } from '../../database/database.ts';

/** How books go out as it is stored; holds off other changes of the venue until the end. */
export const lockBooks = async (run: Run, venueId: string): Promise<BookSettings | null> => {
  const [row] = await run<{ books: BookSettings | null }>(
    'venue-books-lock',
    `select settings -> 'books' as books from venue where id = $1 for no key update`,
    [venueId],
  );
  return row?.books ?? null;
};

export const writeBooks = async (run: Run, venueId: string, books: BookSettings): Promise<void> => {
  await run(
    'venue-books-write',
    `update venue set settings = jsonb_set(settings, '{books}', $2::jsonb), revision = revision + 1 where id = $1`,
    [venueId, JSON.stringify(books)],
  );
};
