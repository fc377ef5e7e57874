import { comparableName } from '@tableside/domain/invoices';
import type { Database } from '@tableside/server/database/database.ts';
import {
  dropCompaniesBefore,
  type RegisterRow,
  writeCompanies,
} from '@tableside/server/features/companies/register-store.ts';
import { readRegister } from './read-register.ts';

const BATCH = 1_000;

export type Imported = { readonly written: number; readonly dropped: number };

/**
 * Takes a whole register over: companies of the file are written, those of the country that it does not hold go. An empty
 * file changes nothing. Memory stays flat, however long the file is.
 */
export const importRegister = async (
  { run }: Pick<Database, 'run'>,
  country: string,
  lines: AsyncIterable<string>,
  startedAt: Date,
): Promise<Imported> => {
  let batch: RegisterRow[] = [];
  let written = 0;
  const flush = async (): Promise<void> => {
    await writeCompanies(run, country, batch, startedAt);
    written += batch.length;
    batch = [];
  };
  for await (const company of readRegister(lines)) {
    batch.push({ ...company, comparable: comparableName(company.title) });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  const dropped = written === 0 ? 0 : await dropCompaniesBefore(run, country, startedAt);
  return { written, dropped };
};
