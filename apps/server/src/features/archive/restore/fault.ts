import type { ArchiveFault } from '@tableside/contract/http/admin/restore';

type Code = ArchiveFault['code'];
type Values = ArchiveFault['values'];

/** A fault in words, for the command line; the console has its own, in the language of whoever reads. */
const WORDS: Readonly<Record<Code, (values: Values) => string>> = {
  no_archive: () => 'This is no archive of a venue.',
  cut_file: () => 'The file is no archive, or its end is missing.',
  missing: ({ file }) => `${file} is missing.`,
  damaged: ({ file }) => `${file} is damaged.`,
  changed: ({ file }) => `${file} is not what was written.`,
  newer: ({ format, known }) =>
    `The archive is of format ${format}, and this program knows formats up to ${known}: restore it with a newer one.`,
  unknown_part: ({ file }) => `${file} holds what this version does not know: it is of a newer one.`,
  unknown_column: ({ file, column }) => `${file} has the column ${column}, which this version does not know.`,
  size: ({ file, bytes, expected }) => `${file} has ${bytes} bytes in place of ${expected}.`,
  picture_large: ({ file }) => `${file} is too large for a picture.`,
  picture_name: ({ file }) => `${file} is no name of a picture.`,
  line: ({ file, line }) => `${file}, line ${line}: is not an object with the columns of this file.`,
  lines: ({ file, lines, expected }) => `${file} has ${lines} lines in place of ${expected}.`,
  long_line: ({ file }) => `${file} has a line that is too long for a record.`,
  cut_line: ({ file }) => `${file} ends in the middle of a line.`,
  other_venue: () => 'The archive is not of the one venue that it names.',
  venue_here: ({ venue }) => `The venue is here already, as ${venue}.`,
  address_taken: ({ name, venue }) =>
    `${venue} is found under /${name} here, as the venue of the archive is.`,
  code_taken: ({ name, venue }) => `The code ${name} opens a table of ${venue} here.`,
  code_replaced: ({ name, venue }) => `The code ${name} once opened a table of ${venue} here.`,
  spoken_taken: ({ name, venue }) =>
    `The spoken code ${name} is that of a table of ${venue} here, or sounds like it.`,
  row_reference: ({ file, why }) => `${file} names something that is not in the archive: ${why}`,
  row_twice: ({ file, why }) => `${file} has something that is here already, or twice: ${why}`,
  row_impossible: ({ file, why }) => `${file} has something that cannot be: ${why}`,
  row_incomplete: ({ file, why }) => `${file} lacks something that every line has: ${why}`,
  row_value: ({ file, why }) => `${file} has a value that is no such value: ${why}`,
  row_number: ({ file, why }) => `${file} has a number that is too large: ${why}`,
  row_moment: ({ file, why }) => `${file} has a moment that is none: ${why}`,
  row_unbalanced: ({ file, why }) => `${file} has an entry that does not balance: ${why}`,
  row_report: ({ file, why }) => `${file} has a report that does not follow the one before: ${why}`,
  sums: ({ currency }) => `The sums in ${currency} are not those of the archive.`,
  chain: () => 'The chain of the books does not end where the archive says.',
  books: ({ check, subject, expected, found }) =>
    `The books do not agree: “${check}” is not so of ${subject} (${expected} and ${found}).`,
  no_owner: () => 'Nobody in the archive is an owner: say whom to invite with --owner <mail address>.',
};

export const fault = (code: Code, values: Values = {}): ArchiveFault => ({ code, values });

export const wordsOf = ({ code, values }: ArchiveFault): string => WORDS[code](values);
