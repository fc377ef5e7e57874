import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { foodCourtsKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { meQuery, useBusinessDay, useVenue } from '../session/index.ts';
import { fieldsOf, type WrongFields } from '../venue-settings/index.ts';
import { type CourtDraft, courtBody } from './court-draft.ts';
import { type FoodCourts, foodCourtsQuery } from './courts-query.ts';

/** Makes and saves food courts; `wrong` is what the server could not take, by field. */
export const useSaveCourt = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const today = useBusinessDay();
  const [wrong, setWrong] = useState<WrongFields>({});

  /** Whoever was quicker is told of by the list, which is read anew. */
  const onFailure = async (error: unknown): Promise<boolean> => {
    const fields = fieldsOf(error);
    if (fields) setWrong(fields);
    const late = isApiFailure(error) && error.code === 'settings_changed';
    if (late || fields) await client.invalidateQueries({ queryKey: foodCourtsKey(venue.id) });
    return late || fields !== null;
  };
  const settle = (courts: FoodCourts, message: string): void => {
    client.setQueryData(foodCourtsQuery(venue.id).queryKey, courts);
    // Who takes the money of a hall has more to see.
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    notify({ message, tone: 'calm' });
  };

  const make = async (draft: CourtDraft): Promise<string | null> => {
    setWrong({});
    const body = courtBody(draft, today);
    const done = await run({
      name: `make food court ${JSON.stringify(body)}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/food-courts/add', { venue: venueId, idempotencyKey, body }),
      onFailure,
    });
    if (!done) return null;
    settle(done.food_courts, t('courts.made'));
    return done.court;
  };
  const save = async (court: string, revision: number, draft: CourtDraft): Promise<FoodCourts | null> => {
    setWrong({});
    const body = { ...courtBody(draft, today), open: draft.open, revision };
    const done = await run({
      name: `save food court ${court} ${JSON.stringify(body)}`,
      send: venueId =>
        call('POST /console/{venue}/food-courts/{court}/save', { venue: venueId, court, body }),
      onFailure,
    });
    if (!done) return null;
    settle(done, t('venueSettings.saved'));
    return done;
  };
  return { make, save, busy, disabled, wrong };
};
