import { useEffect } from 'react';
import { api } from '../../../data/api.ts';
import { newGuest } from '../../kiosk-parts/index.ts';
import { useGuest } from '../../venue/index.ts';

/** How often a kiosk that nobody uses says that it is there, in milliseconds. */
const EVERY = 60_000;
/** A session has less left than this: another one, while nobody is before it. */
const FRESH_ENOUGH = 2 * 60 * 60_000;

/** While nobody is there: says so to the venue, and keeps a session that lasts longer than a guest stays. */
export const usePresence = (): void => {
  const guest = useGuest();
  useEffect(() => {
    const timer = setInterval(() => {
      api('GET /kiosk/device', {}).then(
        ({ device }) => {
          const left = Date.parse(guest.session.expires_at) - Date.now();
          // One that was ended meanwhile becomes a phone that only looks.
          if (device === null || left < FRESH_ENOUGH) void newGuest(guest);
        },
        () => undefined,
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, [guest]);
};
