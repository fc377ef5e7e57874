import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { giveDemoKeys, isDemoComplete, loadSeed } from '../features/demo/index.ts';
import { giveDemoPrinters } from '../features/printing/index.ts';

/** A first start waits this long for pictures; what is not ready then appears while the server runs. */
const PATIENCE_MS = 60_000;

/**
 * Makes the demo venues where they are missing. Its modules (pictures, validation) are loaded only then, so that every
 * other start stays quick.
 */
export const seedDemoVenues = async (deps: Deps, cacheDir: string): Promise<void> => {
  const { database, menuPublisher, log, env } = deps;
  if (!env.demo) return;
  const give = async (): Promise<void> => {
    await giveDemoKeys(deps);
    await giveDemoPrinters(deps);
  };
  if (await isDemoComplete(database)) return give();
  process.stdout.write(
    'Making the demo venues and composing their pictures; the first time takes about a minute.\n',
  );
  const { seedDemo } = await loadSeed();
  const mediaDir = join(env.dataDir, 'media');
  const { addPictures } = await seedDemo({ database, menuPublisher, mediaDir, cacheDir });
  await give();
  const done = addPictures().catch((error: unknown) => log.error({ err: error }, 'demo pictures failed'));
  await Promise.race([done, delay(PATIENCE_MS, undefined, { ref: false })]);
};
