import type { CopyStart } from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { copiesQuery, StartCard } from '../../features/copies/index.ts';
import { SettleAlertSheet, SettleSheet } from '../../features/money-alerts/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { providerName } from '../../parts/provider-name.ts';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

type Compared = { readonly start: CopyStart; readonly provider: string | null };

const ComparedSheet = ({ start, provider, onClose }: Compared & { onClose: () => void }) => {
  const { t } = useText();
  return (
    <SettleSheet
      title={provider === null ? t('copies.title') : t('copies.compared', { bank: providerName(provider) })}
      name={`copy ${start.id} ${provider}`}
      send={(venue, note) =>
        call('POST /console/{venue}/copy-starts/{start}/settle', {
          venue,
          start: start.id,
          body: { provider, note },
        })
      }
      onClose={onClose}
    />
  );
};

const Starts = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: starts, error, refetch } = useQuery(copiesQuery(venue.id));
  const [compared, setCompared] = useState<Compared | null>(null);
  const [settling, setSettling] = useState<MoneyAlert | null>(null);
  if (!starts && error) {
    return <LoadFailed title={t('copies.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!starts) return <CardSkeletons count={3} height="9rem" className={styles.list} />;
  if (starts.length === 0) {
    return <Blank icon="check" title={t('copies.none')} hint={t('copies.noneHint')} />;
  }
  return (
    <>
      {starts.map(start => (
        <StartCard
          key={start.id}
          start={start}
          onCompared={provider => setCompared({ start, provider })}
          onSettle={setSettling}
        />
      ))}
      {compared && <ComparedSheet {...compared} onClose={() => setCompared(null)} />}
      {settling && <SettleAlertSheet alert={settling} onClose={() => setSettling(null)} />}
    </>
  );
};

/** After the server was started from a copy: what came back, what the banks say beyond it, and what to do. */
export const CopiesPage = () => {
  const { t } = useText();
  const { slug } = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.paymentHead}>
        <Link
          className={styles.backLink}
          href={sectionPath(slug, 'money-alerts')}
          aria-label={t('copies.back')}
        >
          <Icon name="back" size="1.6rem" />
        </Link>
        <h2>{t('copies.title')}</h2>
      </div>
      <Starts />
    </div>
  );
};
