import { Button } from '@mantine/core';
import type { RetentionSettings } from '@tableside/contract/http/shared/settings/retention-settings';
import type { KeptKind } from '@tableside/domain/retention';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import styles from './retention.module.css';

type Props = {
  days: RetentionSettings['days'];
  /** Of which less is kept from now on. */
  kinds: readonly KeptKind[];
  onErase: () => void;
  onClose: () => void;
};

/** How much goes, before it does. */
export const EraseSheet = ({ days, kinds, onErase, onClose }: Props) => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention-count', id, days],
    queryFn: ({ signal }) =>
      call('POST /console/{venue}/retention/count', { venue: id, body: { days }, signal }),
    // Counted anew each time: meanwhile the evening goes on.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Sheet opened onClose={onClose} title={t('retention.sure')}>
      {data ? (
        <div className={styles.page}>
          <ul className={styles.counts}>
            {kinds.map(kind => (
              <li key={kind}>
                <span>{t(`retention.kind.${kind}`)}</span>
                <b>{t('retention.records', { count: data.counts[kind] })}</b>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{t('retention.sureHint')}</p>
          <Button size="lg" color="brick" onClick={onErase}>
            {t('retention.erase')}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('retention.back')}
          </Button>
        </div>
      ) : error ? (
        <LoadFailed title={t('retention.countFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={1} height="10rem" className={undefined} />
      )}
    </Sheet>
  );
};
