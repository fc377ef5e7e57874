import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import styles from './archive.module.css';
import { archiveQuery } from './archive-query.ts';
import { LastArchive } from './LastArchive.tsx';
import { megabytes } from './megabytes.ts';

const KINDS = ['dishes', 'pictures', 'tables', 'orders', 'payments', 'invoices', 'people'] as const;
/** The server has begun by then, and says how far it is. */
const BEGUN_MS = 400;

/** The browser fetches it by itself, however long that takes and whatever this page does. */
const download = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};

/** Everything the venue has, as one file to take along. */
export const ArchivePage = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(archiveQuery(venue.id));
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  if (!data && error) {
    return <LoadFailed title={t('archive.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={1} height="24rem" className={styles.page} />;
  const begin = (): Promise<void> =>
    act(
      {
        name: 'archive',
        send: id => call('POST /console/{venue}/archive/allow', { venue: id, body: {} }),
      },
      () => {
        download(`/api/console/${encodeURIComponent(venue.id)}/archive/file`);
        setTimeout(() => void client.invalidateQueries(archiveQuery(venue.id)), BEGUN_MS);
      },
    );
  const { holds, about_bytes, last } = data;
  const making = last?.state === 'making';
  return (
    <div className={styles.page}>
      <SettingsCard>
        <h2>{t('archive.title')}</h2>
        <p>{t('archive.hint')}</p>
        <h3>{t('archive.holds')}</h3>
        <dl className={styles.holds}>
          {KINDS.map(kind => (
            <div key={kind}>
              <dt>{t(`archive.${kind}`)}</dt>
              <dd>{holds[kind]}</dd>
            </div>
          ))}
        </dl>
        <p>{t('archive.size', { size: megabytes(about_bytes) })}</p>
        <p>{t('archive.without')}</p>
        {last && <LastArchive last={last} />}
        <Button
          className={styles.download}
          leftSection={<Icon name="download" />}
          loading={busy}
          disabled={disabled || making}
          onClick={() => void begin()}
        >
          {t('archive.download')}
        </Button>
      </SettingsCard>
      {sheet}
    </div>
  );
};
