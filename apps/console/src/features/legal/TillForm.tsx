import { Alert, Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import styles from './legal.module.css';
import { type Till, tillQuery } from './legal-query.ts';

type Outcome = CallAnswer<'POST /console/{venue}/till/test'>['outcome'];
/** The contract's bound: shorter secrets can be guessed. */
const SHORTEST_SECRET = 16;

const draftOf = ({ kind, url }: Till) => ({ kind, url: url ?? '', apiKey: '', secret: '' });

/** The built-in till or another one with its address and keys; the test says in words who answered. */
export const TillForm = ({ till }: { till: Till }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const page = usePageDraft(till, draftOf);
  const { draft, setDraft, revision } = page;
  const { kind, url, apiKey, secret } = draft;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [wrongUrl, setWrongUrl] = useState(false);
  const may = venue.may('setProviders');
  const stored = till.kind === 'external' && url.trim() === (till.url ?? '');
  const canTest = url.trim() !== '' && (apiKey.trim() !== '' || stored);
  /** Our own till, where it is our own already, has nothing to be saved. */
  const isChanged = kind === 'external' || till.kind === 'external';
  const key = tillQuery(venue.id).queryKey;
  /** Whether it was about the address, or about a colleague who was quicker. */
  const onFailure = async (error: unknown): Promise<boolean> => {
    const refused = isApiFailure(error) && error.code === 'provider_keys_invalid';
    setWrongUrl(refused);
    return refused || (await readIfChanged(client, error, key));
  };
  const test = async (): Promise<void> => {
    setOutcome(null);
    const typed = apiKey.trim();
    const body = { url: url.trim(), ...(typed !== '' && { api_key: typed }) };
    await act(
      {
        name: `till test ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/till/test', { venue: venueId, body }),
        onFailure,
      },
      said => setOutcome(said.outcome),
    );
  };
  const save = async (): Promise<void> => {
    const body =
      kind === 'built-in'
        ? ({ kind, revision } as const)
        : ({
            kind,
            revision,
            url: url.trim(),
            api_key: apiKey.trim(),
            webhook_secret: secret.trim(),
          } as const);
    await act(
      {
        name: `till ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/till', { venue: venueId, body }),
        onFailure,
      },
      done => {
        page.begin(done.till);
        client.setQueryData(key, done.till);
        notify({ message: t('till.saved'), tone: 'calm' });
      },
    );
  };
  const shows = { size: 46, 'aria-label': t('signIn.showPassword'), tabIndex: 0 } as const;
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('till.title')}</h2>
      <p>{t(kind === 'built-in' ? 'till.builtInHint' : 'till.externalHint')}</p>
      {till.waiting > 0 && (
        <Alert color={till.silent ? 'brick' : 'gray'} variant="light">
          {t(till.silent ? 'till.silent' : 'till.waiting', { count: till.waiting })}
        </Alert>
      )}
      <SegmentedControl
        fullWidth
        aria-label={t('till.title')}
        value={kind}
        disabled={!may}
        onChange={value => setDraft({ ...draft, kind: value === 'external' ? 'external' : 'built-in' })}
        data={[
          { value: 'built-in', label: t('till.builtIn') },
          { value: 'external', label: t('till.external') },
        ]}
      />
      {kind === 'external' && (
        <>
          <TextInput
            label={t('till.url')}
            required
            withAsterisk={false}
            placeholder="https://"
            inputMode="url"
            value={url}
            disabled={!may}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            error={wrongUrl ? t('till.urlWrong') : undefined}
            onChange={event => {
              setDraft({ ...draft, url: event.currentTarget.value });
              setWrongUrl(false);
              setOutcome(null);
            }}
          />
          {may && (
            <>
              <PasswordInput
                label={t('till.apiKey')}
                required
                withAsterisk={false}
                description={stored ? t('settings.secretSet') : undefined}
                value={apiKey}
                maxLength={500}
                autoComplete="off"
                visibilityToggleButtonProps={shows}
                onChange={event => {
                  setDraft({ ...draft, apiKey: event.currentTarget.value });
                  setOutcome(null);
                }}
              />
              <PasswordInput
                label={t('till.secret')}
                required
                withAsterisk={false}
                minLength={SHORTEST_SECRET}
                description={t('till.secretHint')}
                value={secret}
                maxLength={500}
                autoComplete="off"
                visibilityToggleButtonProps={shows}
                onChange={event => setDraft({ ...draft, secret: event.currentTarget.value })}
              />
            </>
          )}
          <div role="status">
            {outcome && (
              <Alert color={outcome === 'answers' ? 'teal' : 'brick'} variant="light">
                {t(`till.outcome.${outcome}`)}
              </Alert>
            )}
          </div>
        </>
      )}
      <NewerPage page={page} />
      {may && (
        <div className={styles.deeds}>
          {kind === 'external' && canTest && (
            <Button variant="default" size="lg" disabled={disabled} onClick={() => void test()}>
              {t('till.test')}
            </Button>
          )}
          {isChanged && (
            <Button type="submit" size="lg" loading={busy} disabled={disabled}>
              {t('till.save')}
            </Button>
          )}
        </div>
      )}
      {sheet}
    </SettingsCard>
  );
};
