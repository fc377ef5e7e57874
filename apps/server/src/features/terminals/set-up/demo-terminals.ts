import type { Deps } from '../../../deps.ts';
import { writeDemoTerminal } from './demo-terminal-store.ts';

/** The demo restaurant has a terminal of the sandbox, from its first start on; who removed that one gets no other. */
export const giveDemoTerminals = async ({
  env,
  database,
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<void> => {
  if (!env.demo || !env.sandbox || env.production) return;
  await database.transaction(run => writeDemoTerminal(run, new Date(clock())));
};
