import { useEffect, useState } from 'react';
import { loadMoreTexts } from '../texts/texts.ts';
import { canFetch } from './can-fetch.ts';
import { TIMINGS } from './timings.ts';

/** What a screen does without at first: a module and the texts it speaks in, fetched together, once. */
export const lateParts = <Parts>(load: () => Promise<Parts>) => {
  let parts: Parts | undefined;
  const fetchParts = async (): Promise<Parts> => {
    const [loaded] = await Promise.all([load(), loadMoreTexts()]);
    parts = loaded;
    return loaded;
  };
  return {
    /** Fetches them before they are needed. */
    load: fetchParts,
    /** The parts; undefined until they came. Asked for until then: what a guest must not eat is among them. */
    useParts: (wanted: boolean): Parts | undefined => {
      const [known, setKnown] = useState<Parts>();
      useEffect(() => {
        if (!wanted || known) return;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let left = false;
        const take = (loaded: Parts) => setKnown(() => loaded);
        const again = () => {
          if (!left) timer = setTimeout(get, TIMINGS.connectivityCheck);
        };
        const get = () => (canFetch() ? fetchParts().then(take, again) : again());
        if (parts) take(parts);
        else get();
        return () => {
          left = true;
          clearTimeout(timer);
        };
      }, [wanted, known]);
      return known;
    },
  };
};
