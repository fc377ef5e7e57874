import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { readDemoKiosk, writeDemoKiosk } from './demo-kiosk-store.ts';

/** Stands in our source and in the documents: it opens the kiosk of the demo and nothing else. */
const DEMO_CODE = '123456789';

/** Visitors of a demo who play at its kiosk at a time; whoever was there longest ago makes room. */
export const DEMO_DEVICES = 20;

const isOpen = ({ env }: Pick<Deps, 'env'>): boolean => env.demo && env.sandbox && !env.production;

/** The code with which any device becomes the kiosk of the demo; null outside of it. */
export const demoCode = (deps: Pick<Deps, 'env'>): string | null => (isOpen(deps) ? DEMO_CODE : null);

export const demoKiosk = (run: Run) => readDemoKiosk(run);

/** The demo restaurant has a kiosk with a terminal of the sandbox; who removed that one gets no other. */
export const giveDemoKiosk = async (deps: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<void> => {
  if (!isOpen(deps)) return;
  await deps.database.transaction(run => writeDemoKiosk(run, new Date(deps.clock())));
};
