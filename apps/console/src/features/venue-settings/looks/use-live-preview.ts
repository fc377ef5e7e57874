import type { SettingsPreviewBody } from '@tableside/contract/http/shared/looks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';

/** While somebody draws a colour about, the phone follows in steps. */
const STEP_MS = 200;
/** A page that was just opened may have read the choices before it listens for newer ones. */
const AGAIN_MS = 2_000;

export type Tried = Pick<SettingsPreviewBody, 'looks' | 'welcome'>;
export type LivePreview = {
  /** Undefined until it is open; null where the venue has no table to look from. */
  readonly session: string | null | undefined;
  readonly onLoad: () => void;
};

/** A preview of the venue that shows what is being chosen, before anybody saves it. Nobody can order in it. */
export const useLivePreview = (tried: Tried): LivePreview => {
  const venue = useVenue();
  const opening = useId();
  const [loads, setLoads] = useState(0);
  const { data: tables } = useQuery(tablesQuery(venue.id));
  const code = tables?.find(table => table.order_type !== 'disabled')?.hash;
  const { data: session } = useQuery({
    queryKey: ['settings-preview', venue.id, code, opening],
    queryFn: async ({ signal }) => (await call('GET /preview/{hash}', { hash: code ?? '', signal })).session,
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const words = JSON.stringify(tried);
  useEffect(() => {
    if (session === undefined) return;
    // What cannot be shown is said when it is saved; the phone keeps what it showed last.
    const show = () =>
      void call('POST /console/{venue}/settings/preview', {
        venue: venue.id,
        body: { session, ...(JSON.parse(words) as Tried) },
      }).catch(() => undefined);
    const timer = setTimeout(show, STEP_MS);
    const again = setTimeout(show, loads > 0 ? AGAIN_MS : STEP_MS * 2);
    return () => {
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [venue.id, session, words, loads]);
  return {
    session: tables !== undefined && code === undefined ? null : session,
    onLoad: () => setLoads(count => count + 1),
  };
};
