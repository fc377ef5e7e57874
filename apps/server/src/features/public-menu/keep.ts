import { createLru } from '../../memory/lru.ts';
import type { PublicReading } from './read-public.ts';

const MAX_BYTES = 24 * 1024 * 1024;

/** Keeps what is made of a menu for everybody: once for all who read it at one address in one language, until something of it changes. */
export const keepMade = <Made>(bytesOf: (made: Made) => number) => {
  const kept = createLru<{ readonly key: string; readonly made: Made }>(MAX_BYTES, ({ made }) =>
    bytesOf(made),
  );
  return async (reading: PublicReading, site: string, make: () => Made | Promise<Made>): Promise<Made> => {
    const place = `${site} ${reading.venue.id} ${reading.language}`;
    const known = kept.get(place);
    if (known?.key === reading.key) return known.made;
    const made = await make();
    kept.set(place, { key: reading.key, made });
    return made;
  };
};
