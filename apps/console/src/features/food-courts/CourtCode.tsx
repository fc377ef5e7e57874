import { Button } from '@mantine/core';
import { spelledAddress } from '@tableside/domain/codes';
import { addressOfCourt } from '@tableside/domain/food-courts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { PrintOne } from '../codes/index.ts';
import type { ConsoleFoodCourt } from './courts-query.ts';
import styles from './food-courts.module.css';

type Props = { readonly court: ConsoleFoodCourt; readonly name: string; readonly address: string };

/** The code of the hall on screen, where it leads, and as a file to print. */
export const CourtCode = ({ court, name, address }: Props) => {
  const { t } = useText();
  const opens = addressOfCourt(address, court.hash);
  return (
    <SettingsCard>
      <h2>{t('courts.code')}</h2>
      <div className={styles.code}>
        <QrCode text={opens} label={t('courts.qr', { name })} />
        <div className={styles.what}>
          <b className={styles.typed}>{spelledAddress(opens)}</b>
          <span>{t('courts.codeHint')}</span>
          <Button
            component="a"
            className={styles.link}
            href={`/food-court/${court.hash}`}
            target="_blank"
            variant="default"
          >
            {t('courts.look')}
          </Button>
        </div>
      </div>
      <PrintOne sign={{ court: court.id }} name={`food-court-${court.hash}`} />
    </SettingsCard>
  );
};
