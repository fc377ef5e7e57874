import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { providersKey } from '../../api/query-keys.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/NewerPage.tsx';
import { providerName } from '../../parts/provider-name.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { usePageDraft } from '../../parts/use-page-draft.ts';
import { methodWords } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import { useProvenAction } from '../staff/index.ts';
import { keyWords } from './provider-words.ts';
import type { Provider } from './providers-query.ts';
import styles from './settings.module.css';
import { TestConnection } from './TestConnection.tsx';

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

/** A provider's keys: what is typed replaces what is stored; a stored secret is never shown again. */
export const ProviderCard = ({ provider }: { provider: Provider }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useProvenAction();
  const page = usePageDraft(provider, nothingTyped);
  const { draft: typed, setDraft: setTyped, revision } = page;
  const key = providersKey(venue.id);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const may = venue.may('setProviders');
  const complete = provider.keys.every(({ set }) => set);
  const keys = Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const save = () =>
    act(
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
        notify({ message: t('settings.keysSaved', { provider: providerName(provider.id) }), tone: 'calm' });
      },
    );
  return (
    <>
      <SettingsCard onSubmit={save}>
        <h2>
          {providerName(provider.id)} <Tag tone={complete ? 'good' : 'late'}>{t(standingOf(provider))}</Tag>
        </h2>
        {provider.unreadable && <p role="alert">{t('settings.keysUnreadableHint')}</p>}
        <p>{provider.methods.map(method => methodWords(method, t)).join(', ')}</p>
        {provider.keys.map(({ name, secret, set, value }) => {
          const field = {
            label: keyWords(name),
            description: set ? (value ?? t('settings.secretSet')) : t('settings.keyMissing'),
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
              visibilityToggleButtonProps={{ size: 46, 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
            />
          ) : (
            <TextInput key={name} {...field} />
          );
        })}
        <p className={styles.webhook}>
          {t('settings.webhook')} <code>{`${location.origin}/api/webhooks/${provider.id}`}</code>
        </p>
        <NewerPage page={page} />
        {may && (
          <Button type="submit" loading={busy} disabled={disabled || Object.keys(keys).length === 0}>
            {t('settings.saveKeys')}
          </Button>
        )}
        {may && complete && !provider.unreadable && (
          <TestConnection provider={provider.id} disabled={Object.keys(keys).length > 0} />
        )}
      </SettingsCard>
      {sheet}
    </>
  );
};
