import type { OwnReservation, ReservePage } from '@tableside/contract/http/guests/reserve';
import { Button, Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { useT } from '../../texts/texts.ts';
import { Mine } from './Mine.tsx';
import styles from './Reserve.module.css';
import { ReserveFrame } from './ReserveFrame.tsx';
import { keyInAddress } from './reserve-data.ts';

/** Whoever waits looks at it all the time; staff may change the others meanwhile. Milliseconds. */
const ASK_MS = 10_000;

type Props = { readonly page: ReservePage; readonly made: OwnReservation | null };

/** The reservation of the address, as it is now. */
export const Own = ({ page, made }: Props) => {
  const t = useT();
  const [own, setOwn] = useState(made);
  const [failed, setFailed] = useState<unknown>(null);
  const { slug } = page;
  const ask = (): Promise<void> =>
    api('GET /reserve/{slug}/own/{key}', { slug, key: own?.key ?? keyInAddress() }).then(
      found => {
        setOwn(found);
        setFailed(null);
      },
      error => setFailed(error),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says which, once
  useEffect(() => {
    if (!made) void ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, []);
  const code = failed === null ? null : failureCode(failed);
  if (own && code !== 'reservation_not_found') return <Mine page={page} own={own} onChanged={setOwn} />;
  return (
    <ReserveFrame title={t('reserve.title')} page={page}>
      {code === null ? (
        <Skeleton lines={4} />
      ) : (
        <div className={styles.note} role="alert">
          <p>{t(failureText(code))}</p>
          {code !== 'reservation_not_found' && (
            <Button look="secondary" onClick={() => void ask()}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      )}
    </ReserveFrame>
  );
};
