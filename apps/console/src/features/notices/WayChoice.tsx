import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call, isApiFailure } from '../../api/call.ts';
import { noticesKey, ownNoticesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './notices.module.css';
import { type Cause, noticesQuery, type Way } from './notices-query.ts';

type Props = { cause: Cause['cause']; choice: Way };

/** Who is told of one thing in one way; each tap counts at once. */
export const WayChoice = ({ cause, choice: { way, may, told } }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const choose = async (role: Way['may'][number], on: boolean): Promise<void> => {
    const roles = may.filter(each => (each === role ? on : told.includes(each)));
    const answer = await run({
      name: `notices ${cause} ${way} ${roles.join()}`,
      send: id =>
        call('POST /console/{venue}/notices', { venue: id, body: { cause, way, roles, was: told } }),
      onFailure: async error => {
        await client.invalidateQueries({ queryKey: noticesKey(venue.id) });
        const changed = isApiFailure(error) && error.code === 'settings_changed';
        if (changed) notify({ message: t('notices.saveFailed'), tone: 'bad' });
        return changed;
      },
    });
    if (!answer) return;
    client.setQueryData(noticesQuery(venue.id).queryKey, answer);
    await client.invalidateQueries({ queryKey: ownNoticesKey(venue.id) });
  };
  return (
    <fieldset className={styles.way}>
      <legend>{t(`notices.way.${way}`)}</legend>
      {may.map(role => (
        <Checkbox
          key={role}
          size="md"
          label={t(`team.role.${role}`)}
          checked={told.includes(role)}
          disabled={busy || disabled}
          onChange={event => void choose(role, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
};
