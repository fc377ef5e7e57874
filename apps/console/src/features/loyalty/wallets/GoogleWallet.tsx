import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../loyalty.module.css';
import { FileChoice } from './FileChoice.tsx';
import { StopWallet } from './StopWallet.tsx';
import { useWalletAction } from './use-wallet-action.ts';
import type { WalletsView } from './wallets-query.ts';

type Google = WalletsView['google'];
type Chosen = { readonly name: string; readonly text: string };

/** The issuer and the service account by which cards go into Google's wallet. */
export const GoogleWallet = ({ wallet }: { wallet: Google }) => {
  const { t } = useText();
  const may = useVenue().may('setProviders');
  const { run, wrong, anew, busy, disabled, sheet } = useWalletAction();
  const [issuer, setIssuer] = useState(wallet.issuer ?? '');
  const [file, setFile] = useState<Chosen | null>(null);
  const save = (): void => {
    if (!file) return;
    const body = { issuer, key: file.text };
    void run(
      {
        name: `loyalty wallet google ${issuer} ${file.name}`,
        send: venue => call('POST /console/{venue}/loyalty/wallets/google', { venue, body }),
        said: 'loyalty.wallets.saved',
      },
      () => setFile(null),
    );
  };
  return (
    <section className={styles.wallet}>
      <h3>{t('loyalty.wallets.google')}</h3>
      {wallet.issuer !== null && wallet.account !== null && (
        <p>{t('loyalty.wallets.google.ready', { account: wallet.account, issuer: wallet.issuer })}</p>
      )}
      {!wallet.reachable && (
        // Nothing is wrong yet, unless cards are given out already.
        <Alert color={wallet.account === null ? 'gray' : 'brick'} variant="light">
          {t('loyalty.wallets.google.logo')}
        </Alert>
      )}
      {may && (
        <>
          <ol className={styles.steps}>
            <li>{t('loyalty.wallets.google.one')}</li>
            <li>{t('loyalty.wallets.google.two')}</li>
          </ol>
          <TextInput
            label={t('loyalty.wallets.google.issuer')}
            inputMode="numeric"
            value={issuer}
            maxLength={60}
            autoComplete="off"
            error={wrong.issuer && t('loyalty.wallets.wrong.issuer.unreadable')}
            onChange={event => {
              anew('issuer');
              setIssuer(event.currentTarget.value);
            }}
          />
          <FileChoice
            label={t('loyalty.wallets.google.file')}
            name={file?.name ?? null}
            accept=".json,application/json"
            wrong={wrong.key && t('loyalty.wallets.wrong.key.unreadable')}
            disabled={disabled}
            onChoose={chosen => {
              anew('key');
              void chosen.text().then(text => setFile({ name: chosen.name, text }));
            }}
          />
          {file && (
            <Button size="lg" loading={busy} disabled={disabled} onClick={save}>
              {t('loyalty.wallets.save')}
            </Button>
          )}
          {wallet.account !== null && <StopWallet wallet="google" />}
        </>
      )}
      {sheet}
    </section>
  );
};
