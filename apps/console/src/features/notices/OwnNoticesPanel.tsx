import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './notices.module.css';
import { ownNoticesQuery } from './notices-query.ts';

/** What oneself is told at this venue; each turns off for themselves what they do not want. */
export const OwnNoticesPanel = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { data, error, refetch } = useQuery(ownNoticesQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('notices.own')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={1} height="16rem" />;
  const { told } = data;
  type Told = (typeof told)[number];
  const change = async ({ cause, way, muted }: Told): Promise<void> => {
    const body = { cause, way, muted: !muted };
    const answer = await run({
      name: `mute ${cause} ${way} ${!muted}`,
      send: id => call('POST /console/{venue}/notices/own', { venue: id, body }),
    });
    if (answer) client.setQueryData(ownNoticesQuery(venue.id).queryKey, answer);
  };
  const causes = [...new Set(told.map(({ cause }) => cause))];
  return (
    <SettingsCard>
      <h2>{t('notices.own')}</h2>
      <p>{t(causes.length === 0 ? 'notices.ownNone' : 'notices.ownHint')}</p>
      <details className={styles.cause} hidden={causes.length === 0}>
        <summary>
          <b>{t('notices.ownMuted', { count: told.filter(({ muted }) => muted).length })}</b>
        </summary>
        {causes.map(cause => (
          <fieldset key={cause} className={styles.way}>
            <legend>{t(`notices.cause.${cause}`)}</legend>
            {told
              .filter(each => each.cause === cause)
              .map(each => (
                <Switch
                  key={each.way}
                  size="md"
                  label={t(`notices.way.${each.way}`)}
                  checked={!each.muted}
                  disabled={busy || disabled}
                  onChange={() => void change(each)}
                />
              ))}
          </fieldset>
        ))}
      </details>
    </SettingsCard>
  );
};
