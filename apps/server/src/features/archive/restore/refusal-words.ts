import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import { fault } from './fault.ts';
import { ArchiveProblem } from './problem.ts';

/** What the database says of a row that it does not take, by SQLSTATE. */
const FAULTS: Readonly<Record<string, ArchiveFault['code']>> = {
  '23503': 'row_reference',
  '23505': 'row_twice',
  '23514': 'row_impossible',
  '23502': 'row_incomplete',
  '22P02': 'row_value',
  '22003': 'row_number',
  '22007': 'row_moment',
  TB003: 'row_unbalanced',
  TB004: 'row_report',
};

/** An error of the database as a problem of the archive; any other stays what it is. */
export const refusalOf = (error: unknown, file: string): unknown => {
  const { code, detail, message } = error as {
    readonly code?: string;
    readonly detail?: string;
    readonly message?: string;
  };
  const found = code === undefined ? undefined : FAULTS[code];
  if (found === undefined) return error;
  return new ArchiveProblem([fault(found, { file, why: detail ?? message ?? '' })]);
};
