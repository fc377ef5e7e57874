import { Alert, Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import type { LoyaltyHostView } from '@tableside/contract/http/console/loyalty';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useClock, useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import styles from './loyalty.module.css';
import { hostQuery } from './loyalty-query.ts';

type Outcome = CallAnswer<'POST /console/{venue}/loyalty/host/test'>['outcome'];

const draftOf = ({ address }: LoyaltyHostView) => ({
  kind: address === null ? ('here' as const) : ('outside' as const),
  address: address ?? '',
  apiKey: '',
});

const Silence = ({ host: { silent_since, silent_why } }: { host: LoyaltyHostView }) => {
  const { t } = useText();
  const clock = useClock();
  if (silent_since === null || silent_why === null) return null;
  return (
    <Alert color="brick" variant="light">
      {t(`loyalty.host.silent.${silent_why}`, { at: clock.withDay(silent_since) })}
    </Alert>
  );
};

/** Cards that are kept here, or another system with its address and key; the test says in words who answered. */
const HostForm = ({ host }: { host: LoyaltyHostView }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const page = usePageDraft(host, draftOf);
  const { draft, setDraft, revision } = page;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [wrong, setWrong] = useState(false);
  const may = venue.may('setProviders');
  const address = draft.address.trim();
  const typed = draft.apiKey.trim();
  const stored = host.address !== null && address === host.address;
  const isWhole = address !== '' && (typed !== '' || stored || address === 'sandbox');
  /** Until something is said anew there is nothing to save. */
  const isChanged = draft.kind === 'here' ? host.address !== null : !stored || typed !== '';
  const key = hostQuery(venue.id).queryKey;
  const withKey = typed !== '' && { api_key: typed };
  /** Whether it was about the address, or about a colleague who was quicker. */
  const onFailure = async (error: unknown): Promise<boolean> => {
    const refused = isApiFailure(error) && error.code === 'provider_keys_invalid';
    setWrong(refused);
    return refused || (await readIfChanged(client, error, key));
  };
  const test = async (): Promise<void> => {
    setOutcome(null);
    const body = { address, ...withKey };
    await act(
      {
        name: `loyalty host test ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/loyalty/host/test', { venue: venueId, body }),
        onFailure,
      },
      said => setOutcome(said.outcome),
    );
  };
  const save = async (): Promise<void> => {
    const body = draft.kind === 'here' ? { revision, address: null } : { revision, address, ...withKey };
    await act(
      {
        name: `loyalty host ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/loyalty/host', { venue: venueId, body }),
        onFailure,
      },
      done => {
        page.begin(done.host);
        client.setQueryData(key, done.host);
        notify({ message: t('loyalty.host.saved'), tone: 'calm' });
      },
    );
  };
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('loyalty.host.title')}</h2>
      <p>{t('loyalty.host.hint')}</p>
      <Silence host={host} />
      <SegmentedControl
        fullWidth
        aria-label={t('loyalty.host.title')}
        value={draft.kind}
        disabled={!may}
        onChange={value => setDraft({ ...draft, kind: value === 'outside' ? 'outside' : 'here' })}
        data={[
          { value: 'here', label: t('loyalty.host.kind.here') },
          { value: 'outside', label: t('loyalty.host.kind.outside') },
        ]}
      />
      {draft.kind === 'outside' && (
        <>
          <TextInput
            label={t('loyalty.host.address')}
            required
            withAsterisk={false}
            placeholder="https://"
            inputMode="url"
            value={draft.address}
            disabled={!may}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            error={wrong ? t('loyalty.host.addressWrong') : undefined}
            onChange={event => {
              setDraft({ ...draft, address: event.currentTarget.value });
              setWrong(false);
              setOutcome(null);
            }}
          />
          {may && (
            <PasswordInput
              label={t('loyalty.host.apiKey')}
              required={!stored && address !== 'sandbox'}
              withAsterisk={false}
              description={stored ? t('settings.secretSet') : undefined}
              value={draft.apiKey}
              maxLength={500}
              autoComplete="off"
              visibilityToggleButtonProps={{
                size: 46,
                'aria-label': t('signIn.showPassword'),
                tabIndex: 0,
              }}
              onChange={event => {
                setDraft({ ...draft, apiKey: event.currentTarget.value });
                setOutcome(null);
              }}
            />
          )}
          <div role="status">
            {outcome && (
              <Alert color={outcome === 'answers' ? 'teal' : 'brick'} variant="light">
                {t(`loyalty.host.outcome.${outcome}`)}
              </Alert>
            )}
          </div>
        </>
      )}
      <NewerPage page={page} />
      {may && (
        <div className={styles.pair}>
          {draft.kind === 'outside' && isWhole && (
            <Button variant="default" size="lg" disabled={disabled} onClick={() => void test()}>
              {t('loyalty.host.test')}
            </Button>
          )}
          {isChanged && (
            <Button type="submit" size="lg" loading={busy} disabled={disabled}>
              {t('loyalty.host.save')}
            </Button>
          )}
        </div>
      )}
      {sheet}
    </SettingsCard>
  );
};

/** Who keeps the cards of the venue. */
export const Host = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(hostQuery(venue.id));
  if (!data && error)
    return <LoadFailed title={t('loyalty.loadFailed')} error={error} onRetry={() => void refetch()} />;
  return data ? <HostForm host={data} /> : <CardSkeletons count={1} height="12rem" className={undefined} />;
};
