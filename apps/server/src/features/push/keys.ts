import webPush from 'web-push';
import type { Deps } from '../../deps.ts';
import { keepKey, readKey } from './store.ts';

const CONTEXT = 'push-key';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * The installation's VAPID keys, made when they are first asked for and sealed like other secrets. Null: they were sealed
 * with another SECRET_KEY, and nothing can be sent.
 */
export const pushKeys = async ({
  database: { run },
  secretBox,
}: Pick<Deps, 'database' | 'secretBox'>): Promise<PushKeys | null> => {
  const known = await readKey(run);
  if (!known) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await keepKey(run, { publicKey, sealedPrivateKey: secretBox.seal(privateKey, CONTEXT) });
  }
  const stored = known ?? (await readKey(run));
  const privateKey = stored && secretBox.open(stored.sealedPrivateKey, CONTEXT);
  return stored && privateKey !== null ? { publicKey: stored.publicKey, privateKey } : null;
};
