import type { Deps } from '../../../deps.ts';
import { DEMO_PRINTER, writeDemoPrinter } from './demo-printer-store.ts';

/** The demo restaurant's kitchen prints in the sandbox, from its first start on; who removed that printer gets no other. */
export const giveDemoPrinters = async ({
  env,
  database,
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>) => {
  if (!env.demo || !env.sandbox || env.production) return;
  await database.transaction(run => writeDemoPrinter(run, DEMO_PRINTER, new Date(clock())));
};
