import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useClock, useVenue } from '../../session/index.ts';
import styles from '../loyalty.module.css';
import { FileChoice } from './FileChoice.tsx';
import { StopWallet } from './StopWallet.tsx';
import { useWalletAction } from './use-wallet-action.ts';
import type { WalletsView } from './wallets-query.ts';

type Chosen = { readonly name: string; readonly base64: string };
type Apple = WalletsView['apple'];

const read = async (file: File): Promise<Chosen> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, base64: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')) };
};

const State = ({ wallet }: { wallet: Apple }) => {
  const { t } = useText();
  const clock = useClock();
  if (!wallet.given) return null;
  if (wallet.pass_type === null || wallet.until === null)
    return (
      <Alert color="brick" variant="light">
        {t('loyalty.wallets.apple.over')}
      </Alert>
    );
  return <p>{t('loyalty.wallets.apple.ready', { type: wallet.pass_type, at: clock.dayOf(wallet.until) })}</p>;
};

/** The way to a certificate of Apple's in four steps: the request is made here, and what came of it is tried before it is kept. */
export const AppleWallet = ({ wallet }: { wallet: Apple }) => {
  const { t } = useText();
  const may = useVenue().may('setProviders');
  const { run, wrong, anew, busy, disabled, sheet } = useWalletAction();
  const [certificate, setCertificate] = useState<Chosen | null>(null);
  const [authority, setAuthority] = useState<Chosen | null>(null);
  const [again, setAgain] = useState(false);
  const ask = (): void => {
    // What is in force would end with it.
    if (wallet.given && !again) {
      setAgain(true);
      return;
    }
    setAgain(false);
    void run({
      name: 'loyalty wallet apple request',
      send: venue => call('POST /console/{venue}/loyalty/wallets/apple-request', { venue, body: {} }),
    });
  };
  const save = (): void => {
    if (!certificate || !authority) return;
    const body = { certificate: certificate.base64, authority: authority.base64 };
    void run(
      {
        name: `loyalty wallet apple ${certificate.base64.slice(0, 200)}`,
        send: venue => call('POST /console/{venue}/loyalty/wallets/apple', { venue, body }),
        said: 'loyalty.wallets.saved',
      },
      () => {
        setCertificate(null);
        setAuthority(null);
      },
    );
  };
  const choose = (field: 'certificate' | 'authority', file: File): void => {
    anew(field);
    void read(file).then(field === 'certificate' ? setCertificate : setAuthority);
  };
  const words = (field: 'certificate' | 'authority'): string | undefined => {
    const why = wrong[field];
    return why === undefined ? undefined : t(`loyalty.wallets.wrong.${field}.${why}` as TextKey);
  };
  const wholeFile = `data:application/x-pem-file;charset=utf-8,${encodeURIComponent(wallet.request ?? '')}`;
  return (
    <section className={styles.wallet}>
      <h3>{t('loyalty.wallets.apple')}</h3>
      <State wallet={wallet} />
      {may && (
        <>
          <p>{t('loyalty.wallets.appleSteps')}</p>
          <ol className={styles.steps}>
            <li>
              <p>{t('loyalty.wallets.apple.one')}</p>
              {again && <p role="status">{t('loyalty.wallets.apple.againSure')}</p>}
              <Button variant="default" size="lg" disabled={disabled} onClick={ask}>
                {t(wallet.request === null ? 'loyalty.wallets.apple.make' : 'loyalty.wallets.apple.again')}
              </Button>
              {wallet.request !== null && (
                <p>
                  <a href={wholeFile} download="tableside.certSigningRequest">
                    {t('loyalty.wallets.apple.download')}
                  </a>
                </p>
              )}
            </li>
            <li>{t('loyalty.wallets.apple.two')}</li>
            <li>{t('loyalty.wallets.apple.three')}</li>
            <li>
              <p>{t('loyalty.wallets.apple.four')}</p>
              {wallet.request !== null && (
                <>
                  <FileChoice
                    label={t('loyalty.wallets.apple.certificate')}
                    name={certificate?.name ?? null}
                    accept=".cer,.crt,.pem"
                    wrong={words('certificate')}
                    disabled={disabled}
                    onChoose={file => choose('certificate', file)}
                  />
                  <FileChoice
                    label={t('loyalty.wallets.apple.authority')}
                    name={authority?.name ?? null}
                    accept=".cer,.crt,.pem"
                    wrong={words('authority')}
                    disabled={disabled}
                    onChoose={file => choose('authority', file)}
                  />
                </>
              )}
            </li>
          </ol>
          {certificate && authority && (
            <Button size="lg" loading={busy} disabled={disabled} onClick={save}>
              {t('loyalty.wallets.save')}
            </Button>
          )}
          {wallet.given && <StopWallet wallet="apple" />}
        </>
      )}
      {sheet}
    </section>
  );
};
