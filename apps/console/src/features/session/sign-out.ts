import type { QueryClient } from '@tanstack/react-query';
import { call, isApiFailure } from '../../api/call.ts';

/** Somebody signed out on this device, and the server has not been told yet: their session is still good there. */
const UNTOLD = 'tableside.console.signs-out';
/** As long as the page lives, where the browser keeps nothing. */
let untoldHere = false;

const isUntold = (): boolean => {
  try {
    return untoldHere || localStorage.getItem(UNTOLD) !== null;
  } catch {
    return untoldHere;
  }
};
const setUntold = (untold: boolean): void => {
  untoldHere = untold;
  try {
    if (untold) localStorage.setItem(UNTOLD, '1');
    else localStorage.removeItem(UNTOLD);
  } catch {
    // It is known until the page is left.
  }
};

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
