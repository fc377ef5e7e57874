import { ArchiveProblem } from './problem.ts';

/** What the database says of a row that it does not take, by SQLSTATE. */
const WORDS: Readonly<Record<string, string>> = {
  '23503': 'names something that is not in the archive',
  '23505': 'has something that is here already, or twice',
  '23514': 'has something that cannot be',
  '23502': 'lacks something that every line has',
  '22P02': 'has a value that is no such value',
  '22003': 'has a number that is too large',
  '22007': 'has a moment that is none',
  TB003: 'has an entry that does not balance',
  TB004: 'has a report that does not follow the one before',
};

/** An error of the database as a problem of the archive; any other stays what it is. */
export const refusalOf = (error: unknown, file: string): unknown => {
  const { code, detail, message } = error as {
    readonly code?: string;
    readonly detail?: string;
    readonly message?: string;
  };
  const words = code === undefined ? undefined : WORDS[code];
  if (words === undefined) return error;
  return new ArchiveProblem([`${file} ${words}: ${detail ?? message ?? code}`]);
};
