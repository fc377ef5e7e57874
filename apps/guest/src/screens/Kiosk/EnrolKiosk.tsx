import type { CallAnswer } from '@tableside/contract/client';
import { Button, Field } from '@tableside/design';
import { showKioskCode } from '@tableside/domain/kiosk';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { useT } from '../../texts/texts.ts';
import styles from './EnrolKiosk.module.css';

type Device = NonNullable<CallAnswer<'GET /kiosk/device'>['device']>;

const Enrolled = ({ device: { kiosk, venue_name, hash } }: { device: Device }) => {
  const t = useT();
  return (
    <>
      <p role="status">{t('kiosk.enrolled', { name: kiosk.name, venue: venue_name })}</p>
      <Button wide onClick={() => location.assign(`/${encodeURIComponent(hash)}`)}>
        {t('kiosk.open')}
      </Button>
    </>
  );
};

/** Where a device is made a kiosk, by the code that the console shows; its QR code brings it along in the fragment. ADR 0038. */
export const EnrolKiosk = () => {
  const t = useT();
  const [device, setDevice] = useState<Device | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const title = t('kiosk.enrolTitle');
  useEffect(() => {
    document.title = title;
    // Read here alone: a code stands in no request, and in no history.
    const brought = location.hash.slice(1);
    if (brought !== '') {
      setCode(showKioskCode(brought));
      history.replaceState(history.state, '', location.pathname);
    }
    api('GET /kiosk/device', {}).then(
      known => setDevice(known.device),
      () => undefined,
    );
  }, [title]);
  const enrol = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      setDevice((await api('POST /kiosk/enrol', { body: { code } })).device);
      setCode('');
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      {device && code === '' ? (
        <Enrolled device={device} />
      ) : (
        <form onSubmit={event => void enrol(event)} className={styles.form}>
          <p>{t('kiosk.enrolText')}</p>
          <Field
            label={t('kiosk.code')}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={failed === undefined ? undefined : t(failureText(failureCode(failed)))}
            onChange={event => setCode(event.currentTarget.value)}
          />
          <Button type="submit" wide busy={busy}>
            {t('kiosk.enrol')}
          </Button>
        </form>
      )}
    </main>
  );
};
