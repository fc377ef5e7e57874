import { Button } from '@mantine/core';
import { showKioskCode } from '@tableside/domain/kiosk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { deviceStyles } from '../devices/index.ts';
import { useVenue } from '../session/index.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { KioskForm } from './KioskForm.tsx';
import { KioskRow } from './KioskRow.tsx';
import styles from './kiosks.module.css';
import { type KioskCode, kiosksQuery } from './kiosks-query.ts';

/** Where a device is told its code; the same address the QR code has. */
const enrolAddress = (): string => `${location.origin}/kiosk`;

/** The venue's kiosks: which devices they are, how they stand, and making one. */
export const KiosksPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: setup, error, refetch } = useQuery(kiosksQuery(venue.id));
  // A kiosk's id, `new`, or null: none is open.
  const [editing, setEditing] = useState<string | null>(null);
  const [code, setCode] = useState<KioskCode | null>(null);
  if (!setup && error) {
    return <LoadFailed title={t('kiosks.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!setup) return <CardSkeletons count={1} height="10rem" className="" />;
  const edited = setup.kiosks.find(({ id }) => id === editing) ?? null;
  const close = () => setEditing(null);
  const nowhere = setup.tables.length === 0;
  return (
    <SettingsCard>
      <p className={deviceStyles.intro}>{t(setup.kiosks.length === 0 ? 'kiosks.none' : 'kiosks.hint')}</p>
      {setup.demo_code && (
        <p className={styles.demo}>
          {t('kiosks.demo', { code: showKioskCode(setup.demo_code), address: enrolAddress() })}
        </p>
      )}
      <ul className={deviceStyles.list}>
        {setup.kiosks.map(kiosk => (
          <KioskRow key={kiosk.id} kiosk={kiosk} onEdit={() => setEditing(kiosk.id)} onCode={setCode} />
        ))}
      </ul>
      {nowhere && <p className={deviceStyles.intro}>{t('kiosks.noPlace')}</p>}
      {!nowhere && (
        <Button size="lg" onClick={() => setEditing('new')}>
          {t('kiosks.add')}
        </Button>
      )}
      <Sheet
        opened={editing === 'new' || edited !== null}
        onClose={close}
        title={edited?.name ?? t('kiosks.addTitle')}
      >
        <KioskForm key={editing} kiosk={edited} tables={setup.tables} onDone={close} onCode={setCode} />
      </Sheet>
      <Sheet opened={code !== null} onClose={() => setCode(null)} title={code?.kiosk.name ?? ''}>
        {code && <CodeSheet code={code} address={enrolAddress()} onDone={() => setCode(null)} />}
      </Sheet>
    </SettingsCard>
  );
};
