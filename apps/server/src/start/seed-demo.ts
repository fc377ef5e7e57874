import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { isDemoComplete, loadSeed, seedDemoCredentials } from '../features/demo/index.ts';
import { giveDemoKiosk } from '../features/kiosks/index.ts';
import { giveDemoPrinters } from '../features/printing/index.ts';
import { giveDemoTerminals } from '../features/terminals/index.ts';

/** Makes the demo venues where they are missing. The seed's modules are loaded only then: every other start stays quick. */
export const seedDemoVenues = async (deps: Deps): Promise<void> => {
  const { database, menuPublisher, env } = deps;
  if (!env.demo) return;
  const give = async (): Promise<void> => {
    await seedDemoCredentials(deps);
    await giveDemoPrinters(deps);
    await giveDemoTerminals(deps);
    await giveDemoKiosk(deps);
  };
  if (await isDemoComplete(database)) return give();
  process.stdout.write('Making the demo venues ...\n');
  const { seedDemo } = await loadSeed();
  await seedDemo({ database, menuPublisher, mediaDir: join(env.dataDir, 'media') });
  await give();
};
