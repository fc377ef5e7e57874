import { Radio } from '@mantine/core';
import { POPULAR_MODES, POPULAR_RULES, type PopularMode } from '@tableside/domain/popular';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './recommend.module.css';
import { type Popular, popularQuery } from './recommend-query.ts';

const isMode = (value: string): value is PopularMode => POPULAR_MODES.some(mode => mode === value);

/** Which dishes guests' orders made popular, and by how many tables. */
const Ordered = ({ popular }: { popular: Popular }) => {
  const { t } = useText();
  if (popular.mode !== 'automatic') return null;
  if (popular.ordered.length === 0) {
    return <p>{t('recommend.orderedNone', { count: POPULAR_RULES.leastParties })}</p>;
  }
  return (
    <>
      <h3>{t('recommend.ordered', { days: POPULAR_RULES.days })}</h3>
      <ul className={styles.rows}>
        {popular.ordered.map(({ id, name, parties }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.parties}>{t('recommend.parties', { count: parties })}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Who decides which dishes carry the badge "Popular"; a tap is enough. */
export const PopularCard = ({ popular }: { popular: Popular }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, disabled } = useVenueAction();
  const choose = async (mode: PopularMode): Promise<void> => {
    const done = await run({
      name: `popular ${mode}`,
      send: venueId =>
        call('POST /console/{venue}/popular', { venue: venueId, body: { mode, was: popular.mode } }),
      onFailure: async error => {
        // What the colleague chose is shown, and said.
        await readIfChanged(client, error, popularQuery(venue.id).queryKey);
        return false;
      },
    });
    if (!done) return;
    client.setQueryData(popularQuery(venue.id).queryKey, done);
    notify({ message: t('recommend.saved'), tone: 'calm' });
  };
  return (
    <SettingsCard>
      <h2>{t('recommend.popular')}</h2>
      <p>{t('recommend.popularHint')}</p>
      <Radio.Group
        value={popular.mode}
        onChange={value => isMode(value) && void choose(value)}
        aria-label={t('recommend.popular')}
      >
        <div className={styles.modes}>
          {POPULAR_MODES.map(mode => (
            <Radio
              key={mode}
              size="md"
              value={mode}
              disabled={disabled}
              className={styles.mode}
              label={t(`recommend.mode.${mode}`)}
              description={t(`recommend.modeHint.${mode}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <Ordered popular={popular} />
      {popular.mode !== 'off' && popular.by_hand.length > 0 && (
        <>
          <h3>{t('recommend.byHand')}</h3>
          <p>{popular.by_hand.map(({ name }) => name).join(', ')}</p>
        </>
      )}
    </SettingsCard>
  );
};
