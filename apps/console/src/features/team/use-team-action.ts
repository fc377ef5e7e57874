import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { type Team, teamQuery } from './team-query.ts';

/** Changes the team; the list shows it at once, and after a refusal how it stands now. */
export const useTeamAction = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const change = <T extends { team: Team }>(
    name: string,
    send: (venueId: string) => Promise<T>,
    onDone: (answer: T) => void,
    said?: string,
  ): Promise<void> =>
    act(
      {
        name: `team ${name}`,
        send,
        onFailure: async () => {
          await client.invalidateQueries(teamQuery(venue.id));
          return false;
        },
      },
      answer => {
        client.setQueryData(teamQuery(venue.id).queryKey, answer.team);
        onDone(answer);
        notify({ message: said ?? t('team.saved'), tone: 'calm' });
      },
    );
  return { change, busy, disabled, sheet };
};
