import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isChangedMeanwhile } from '../../api/changed-meanwhile.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type Suggestions, suggestionsQuery } from './recommend-query.ts';

type Over = {
  /** The list that was seen. */
  readonly was: readonly string[];
  /** A colleague set others meanwhile: saved again, it is meant over these. */
  readonly onNewer: (newest: Suggestions) => void;
};

/** Saves one list: what goes with a dish, or (null) with every cart. */
export const useSaveSuggestions = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const save = async (
    item_id: string | null,
    suggested: readonly string[],
    { was, onNewer }: Over,
  ): Promise<Suggestions | null> => {
    const done = await run({
      name: `suggestions ${item_id} ${suggested.join()} ${was.join()}`,
      send: venueId =>
        call('POST /console/{venue}/suggestions', {
          venue: venueId,
          body: { item_id, suggested: [...suggested], was: [...was] },
        }),
      onFailure: async error => {
        if (isChangedMeanwhile(error))
          onNewer(await client.fetchQuery({ ...suggestionsQuery(venue.id), staleTime: 0 }));
        return false;
      },
    });
    if (!done) return null;
    client.setQueryData(suggestionsQuery(venue.id).queryKey, done);
    notify({ message: t('recommend.saved'), tone: 'calm' });
    return done;
  };
  return { save, busy, disabled };
};
