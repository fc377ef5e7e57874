import { minor } from '@tableside/domain/money';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { failureText } from '../../../api/failure-text.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';

/** Which prices of a dish were published when and by whom; asked for when it is opened. */
export const PriceHistory = memo(({ itemId }: { itemId: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { draft } = useDraft();
  const { show } = useMoney();
  const [opened, setOpened] = useState(false);
  const { data, error } = useQuery({
    queryKey: [...menuDraftKey(venue.id), 'prices', itemId],
    queryFn: async ({ signal }) =>
      (await call('GET /console/{venue}/price-history', { venue: venue.id, query: { item: itemId }, signal }))
        .prices,
    enabled: opened,
  });
  const amount = (value: number | null) => (value === null ? t('menu.noPrice') : show(minor(value)));
  return (
    <details className={styles.details} onToggle={event => setOpened(event.currentTarget.open)}>
      <summary>{t('menu.priceHistory')}</summary>
      {error && <p role="alert">{failureText(error, t)}</p>}
      {data?.length === 0 && <p>{t('menu.priceHistoryEmpty')}</p>}
      <ul className={styles.history}>
        {data?.map(change => (
          <li key={`${change.at} ${change.field} ${change.part}`}>
            <b>
              {amount(change.from)} → {amount(change.to)}
            </b>{' '}
            {change.part !== null && `${nameIn(change.name, draft.main_language)}, `}
            {t('menu.priceHistoryBy', { name: change.by, at: clock.dayAndTime(change.at) })}
          </li>
        ))}
      </ul>
    </details>
  );
});
