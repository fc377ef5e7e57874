import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { suggestionsQuery } from './recommend-query.ts';

/** Saves one list: what goes with a dish, or (null) with every cart. */
export const useSaveSuggestions = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const save = async (item_id: string | null, suggested: readonly string[]): Promise<boolean> => {
    const done = await run({
      name: `suggestions ${item_id} ${suggested.join()}`,
      send: venueId =>
        call('POST /console/{venue}/suggestions', {
          venue: venueId,
          body: { item_id, suggested: [...suggested] },
        }),
    });
    if (!done) return false;
    client.setQueryData(suggestionsQuery(venue.id).queryKey, done);
    notify({ message: t('recommend.saved'), tone: 'calm' });
    return true;
  };
  return { save, busy, disabled };
};
