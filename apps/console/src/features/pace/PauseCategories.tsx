import { UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './pace.module.css';
import { type Pace, paceQuery } from './pace-query.ts';

/** Every category with one tap to pause it or bring it back. */
export const PauseCategories = ({ categories }: { categories: Pace['categories'] }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, disabled } = useVenueAction();
  const toggle = async (category: string, paused: boolean): Promise<void> => {
    const done = await run({
      name: `pause ${category} ${paused}`,
      send: venueId =>
        call('POST /console/{venue}/pace/categories/{category}', {
          venue: venueId,
          category,
          body: { paused },
        }),
    });
    if (done) client.setQueryData<Pace>(paceQuery(venue.id).queryKey, old => old && { ...old, ...done });
  };
  return (
    <section className={styles.pauses} aria-label={t('pace.categories')}>
      <h3>{t('pace.categories')}</h3>
      <p>{t('pace.categoriesHint')}</p>
      <div className={styles.chips}>
        {categories.map(({ id, name, paused }) => (
          <UnstyledButton
            key={id}
            className={styles.chip}
            aria-pressed={paused}
            disabled={disabled}
            onClick={() => void toggle(id, !paused)}
          >
            {paused && <Icon name="close" size="1.1rem" />}
            {paused ? t('pace.pausedNow', { name }) : name}
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
};
