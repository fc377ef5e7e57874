import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { meQuery, useVenue } from '../session/index.ts';
import { inTurn } from './in-turn.ts';
import { pushQuery } from './push-query.ts';
import { type PushPlace, rememberPush, subscribeHere } from './subscribe.ts';

/** The switch of this device: what it says, and why it could not be turned. */
export const usePush = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { language } = useText();
  const { data: me } = useQuery(meQuery);
  const query = pushQuery(venue.id);
  const { data: push, error, refetch } = useQuery(query);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<TextKey | null>(null);

  const attempt = async (work: () => Promise<TextKey | null>): Promise<void> => {
    setBusy(true);
    setFailure(await inTurn(work).catch((): TextKey => 'push.failed'));
    setBusy(false);
  };
  const remember = (on: boolean) => me && rememberPush(me.id, venue.id, on);
  return {
    push,
    error,
    refetch,
    busy,
    failure,
    turnOn: (place: PushPlace) =>
      attempt(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return 'push.refused';
        const answer = await subscribeHere(venue.id, place, language);
        if (answer) client.setQueryData(query.queryKey, answer.push);
        remember(true);
        return null;
      }),
    turnOff: () => {
      // At once, so that nothing renews it any more.
      remember(false);
      return attempt(async () => {
        const sent = call('POST /console/{venue}/push/off', { venue: venue.id, body: {} });
        sent.catch(() => remember(true));
        const answer = await sent;
        client.setQueryData(query.queryKey, answer.push);
        return null;
      });
    },
  };
};
