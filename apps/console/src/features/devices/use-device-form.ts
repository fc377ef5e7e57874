import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';

/** What the forms of a venue's devices do alike, whatever the device; `keyOf` names the list that shows it. */
export const useDeviceForm = (keyOf: (venueId: string) => QueryKey, onDone: () => void) => {
  const { t } = useText();
  const { id } = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const action = useVenueAction();
  const queryKey = keyOf(id);
  const read = () => client.invalidateQueries({ queryKey });
  return {
    ...action,
    read,
    /** Says what was done, shows the list as it is now and closes the form. */
    ended: async (words: TextKey): Promise<void> => {
      notify({ message: t(words), tone: 'calm' });
      await read();
      onDone();
    },
    /** Whether somebody saved before: then theirs is read. */
    readIfNewer: (error: unknown): Promise<boolean> => readIfChanged(client, error, queryKey),
  };
};
