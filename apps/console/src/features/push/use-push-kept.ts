import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { meQuery, useVenue } from '../session/index.ts';
import { inTurn } from './in-turn.ts';
import type { OpenScreen } from './open-screen.ts';
import { pushQuery } from './push-query.ts';
import { isPushRemembered, subscribeHere } from './subscribe.ts';
import { supportOf, thisBrowser } from './support.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * Keeps a device that was turned on turned on: browsers change their address now and then, sessions end, languages
 * change. And opens the screen of a notice that was tapped while the page was open.
 */
export const usePushKept = (): void => {
  const venue = useVenue();
  const client = useQueryClient();
  const { language } = useText();
  const [, navigate] = useLocation();
  const { data: me } = useQuery(meQuery);
  const person = me?.id;

  useEffect(() => {
    const { permission } = thisBrowser();
    if (person === undefined || permission !== 'granted' || supportOf(thisBrowser()) !== 'can') return;
    if (!isPushRemembered(person, venue.id)) return;
    const keep = async () => {
      const { key, sandbox } = await client.fetchQuery(pushQuery(venue.id));
      // It may have been turned off meanwhile.
      const isWanted = (): boolean => isPushRemembered(person, venue.id);
      if (key === null || !isWanted()) return;
      const answer = await subscribeHere(venue.id, { key, sandbox }, language, isWanted);
      if (answer) client.setQueryData(pushQuery(venue.id).queryKey, answer.push);
    };
    // Nobody asked for it now: the switch in the account says how it stands.
    inTurn(keep).catch(() => undefined);
  }, [client, language, person, venue.id]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent<OpenScreen>) => {
      if (typeof data?.open === 'string') navigate(data.open.slice(BASE.length));
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
};
