import type { Deps } from '../../../deps.ts';
import { DEMO_PRINTER, DEMO_RECEIPTS, writeDemoPrinter, writeDemoReceipts } from './demo-printer-store.ts';

/** The demo restaurant's kitchen and its kiosk print in the sandbox, from its first start on; who removed a printer gets no other. */
export const giveDemoPrinters = async ({
  env,
  database,
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>) => {
  if (!env.demo || !env.sandbox || env.production) return;
  const at = new Date(clock());
  await database.transaction(async run => {
    await writeDemoPrinter(run, DEMO_PRINTER, at);
    await writeDemoReceipts(run, DEMO_RECEIPTS, at);
  });
};
