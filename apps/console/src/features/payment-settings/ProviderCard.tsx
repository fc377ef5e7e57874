import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { providersKey } from '../../api/query-keys.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { providerName } from '../../parts/provider-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { methodWords } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { MessagesAddress } from './MessagesAddress.tsx';
import { keyWords, nameAtProvider } from './provider-words.ts';
import type { Provider } from './providers-query.ts';
import styles from './settings.module.css';
import { TestConnection } from './TestConnection.tsx';
import { useConnectionTest } from './use-connection-test.ts';

const wrongKeysOf = (error: unknown): readonly string[] | null => {
  if (!isApiFailure(error) || error.code !== 'provider_keys_invalid') return null;
  const { keys } = error.details;
  return Array.isArray(keys) ? keys.filter(key => typeof key === 'string') : [];
};

const standingOf = ({ unreadable, is_demo, keys }: Provider): TextKey => {
  if (unreadable) return 'settings.keysUnreadable';
  if (is_demo) return 'settings.demoKeys';
  return keys.every(({ set }) => set) ? 'settings.keysSet' : 'settings.noKeys';
};

const nothingTyped = (): Readonly<Record<string, string>> => ({});

type Props = {
  readonly provider: Provider;
  /** The one to begin with in the venue's country. */
  readonly recommended: boolean;
  /** Unfolded from the start. */
  readonly open: boolean;
};

/**
 * A provider: folded to its name and what it brings. Unfolded its keys: what is typed replaces what is stored, is tried at
 * the provider as soon as it is saved, and a stored secret is never shown again.
 */
export const ProviderCard = ({ provider, recommended, open }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const page = usePageDraft(provider, nothingTyped);
  const { draft: typed, setDraft: setTyped, revision } = page;
  const key = providersKey(venue.id);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const connection = useConnectionTest(provider.id);
  const may = venue.may('setProviders');
  const called = providerName(provider.id);
  const complete = provider.keys.every(({ set }) => set);
  const keys = Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const save = () => {
    // Nothing typed: what is missing is marked, and stays what it is.
    if (Object.keys(keys).length === 0) {
      setWrong(provider.keys.filter(({ set }) => !set).map(({ name }) => name));
      return undefined;
    }
    return act(
      {
        name: `keys ${provider.id} ${revision} ${JSON.stringify(keys)}`,
        send: venueId =>
          call('POST /console/{venue}/providers/{provider}', {
            venue: venueId,
            provider: provider.id,
            body: { keys, revision },
          }),
        onFailure: async error => {
          const named = wrongKeysOf(error);
          setWrong(named ?? []);
          return (named !== null && named.length > 0) || (await readIfChanged(client, error, key));
        },
      },
      async stamp => {
        page.begin({ ...provider, ...stamp });
        setWrong([]);
        await client.invalidateQueries({ queryKey: key });
        notify({ message: t('settings.keysSaved', { provider: called }), tone: 'calm' });
        if (provider.keys.every(({ name, set }) => set || keys[name] !== undefined)) await connection.test();
      },
    );
  };
  return (
    <>
      <SettingsCard onSubmit={save}>
        <details className={styles.provider} open={open || provider.unreadable || undefined}>
          <summary>
            <span>
              <b>{called}</b>
              {recommended && <Tag tone="good">{t('settings.recommended')}</Tag>}
              <Tag tone={provider.unreadable ? 'late' : complete ? 'good' : 'quiet'}>
                {t(standingOf(provider))}
              </Tag>
            </span>
            <small>{provider.methods.map(method => methodWords(method, t)).join(', ')}</small>
          </summary>
          <div className={styles.keys}>
            {provider.unreadable && <p role="alert">{t('settings.keysUnreadableHint')}</p>}
            {!complete && (
              <ol className={styles.steps}>
                <li>{t('settings.step.account', { provider: called })}</li>
                <li>{t('settings.step.keys', { provider: called })}</li>
                <li>{t('settings.step.save')}</li>
              </ol>
            )}
            {provider.keys.map(({ name, secret, set, value }) => {
              const field = {
                label: keyWords(name, t),
                description: set
                  ? (value ?? t('settings.secretSet'))
                  : t('settings.keyCalled', { provider: called, name: nameAtProvider(name) }),
                value: typed[name] ?? '',
                disabled: !may,
                error: wrong.includes(name) ? t('settings.keyWrong') : undefined,
                placeholder: set ? t('settings.keyReplace') : '',
                autoComplete: 'off',
                spellCheck: false,
                onChange: (event: ChangeEvent<HTMLInputElement>) =>
                  setTyped({ ...typed, [name]: event.currentTarget.value }),
              };
              return secret ? (
                <PasswordInput
                  key={name}
                  {...field}
                  visibilityToggleButtonProps={{
                    size: 46,
                    'aria-label': t('signIn.showPassword'),
                    tabIndex: 0,
                  }}
                />
              ) : (
                <TextInput key={name} {...field} />
              );
            })}
            <MessagesAddress provider={provider.id} />
            <NewerPage page={page} />
            {may && (
              <Button type="submit" loading={busy} disabled={disabled}>
                {t('settings.saveKeys')}
              </Button>
            )}
            {may && (
              <TestConnection
                provider={provider.id}
                connection={connection}
                canTest={complete && !provider.unreadable && Object.keys(keys).length === 0}
              />
            )}
          </div>
        </details>
      </SettingsCard>
      {sheet}
    </>
  );
};
