import type { QueryClient } from '@tanstack/react-query';
import { call, isApiFailure } from '../../api/call.ts';
import { deviceStorage } from '../../parts/device-storage.ts';

/** Somebody signed out on this device, and the server has not been told yet: their session is still good there. */
const UNTOLD = 'tableside.console.signs-out';
const isUntold = (): boolean => deviceStorage.getItem(UNTOLD) !== null;
const setUntold = (untold: boolean): void =>
  untold ? deviceStorage.setItem(UNTOLD, '1') : deviceStorage.removeItem(UNTOLD);

/** Tells the server that whoever signed out here is gone, where it has not heard. Fails where it does not hear now, either. */
export const tellSignedOut = async (): Promise<void> => {
  if (!isUntold()) return;
  await call('POST /console/sign-out', {}).catch((error: unknown) => {
    // Its session ended by itself meanwhile.
    if (!isApiFailure(error) || error.http !== 401) throw error;
  });
  setUntold(false);
};

/** Signs out on this device even when the server cannot be told right now: before anybody is let in here it is. */
export const signOut = async (): Promise<void> => {
  setUntold(true);
  await tellSignedOut().catch(() => undefined);
};

/** The browser has the session of somebody who has just signed in, and of nobody before. */
export const welcome = async (client: QueryClient): Promise<void> => {
  setUntold(false);
  await client.invalidateQueries({ queryKey: ['me'] });
};
