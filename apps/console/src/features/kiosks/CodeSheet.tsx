import { showKioskCode } from '@tableside/domain/kiosk';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { Paired } from '../devices/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './kiosks.module.css';
import { type KioskCode, kiosksQuery } from './kiosks-query.ts';

type Props = { code: KioskCode; address: string; onDone: () => void };

/** How often it is asked whether the device has come, in milliseconds. */
const LOOK_EVERY = 3_000;

/** The code of a kiosk, to be typed or scanned at its device; says when that has happened. */
export const CodeSheet = ({ code: { kiosk, code, expires_at }, address, onDone }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { data } = useQuery({ ...kiosksQuery(venue.id), refetchInterval: LOOK_EVERY });
  const now = data?.kiosks.find(({ id }) => id === kiosk.id);
  const isEnrolled = now?.enrolled_at != null && now.enrolled_at !== kiosk.enrolled_at;
  if (isEnrolled) {
    return (
      <div className={styles.code}>
        <Paired words={t('kiosks.enrolled', { name: kiosk.name })} done={t('kiosks.done')} onDone={onDone} />
      </div>
    );
  }
  return (
    <div className={styles.code}>
      <p>{t('kiosks.codeHow', { address: address.replace(/^https?:\/\//, '') })}</p>
      <strong data-code={code}>{showKioskCode(code)}</strong>
      <p>{t('kiosks.codeScan')}</p>
      <QrCode text={`${address}#${code}`} label={t('kiosks.codeQr')} />
      <p className={styles.quiet}>{t('kiosks.codeUntil', { time: clock.time(expires_at) })}</p>
    </div>
  );
};
