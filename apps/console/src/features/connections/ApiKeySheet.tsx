import { Button, TextInput } from '@mantine/core';
import { API_SCOPES, type ApiScope } from '@tableside/domain/api-keys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { CheckList } from '../../parts/form/CheckList.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import { ShownOnce } from './ShownOnce.tsx';

/** A new key: for whom, and what it may; then the key, this once. */
export const ApiKeySheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [tried, setTried] = useState(false);
  const [full, setFull] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const nameMissing = name.trim() === '';
  const make = async (): Promise<void> => {
    setTried(true);
    setFull(false);
    if (nameMissing || scopes.length === 0) return;
    const body = { name: name.trim(), scopes: [...scopes] };
    await act(
      {
        name: `api key ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/api-keys', { venue: venueId, body }),
        onFailure: async error => {
          const refused = isApiFailure(error) && error.code === 'validation_failed';
          setFull(refused);
          return refused;
        },
      },
      answer => {
        client.setQueryData(apiKeysQuery(venue.id).queryKey, answer.keys);
        setKey(answer.key);
      },
    );
  };
  if (key !== null) {
    return (
      <Sheet opened onClose={onClose} title={t('apiKeys.keyTitle', { name })}>
        <ShownOnce label={t('apiKeys.key')} hint={t('apiKeys.keyHint')} value={key} onDone={onClose} />
      </Sheet>
    );
  }
  const wrong = tried && nameMissing ? t('apiKeys.nameMissing') : full ? t('apiKeys.tooMany') : undefined;
  return (
    <Sheet opened onClose={onClose} title={t('apiKeys.make')}>
      <Form onSubmit={make}>
        <TextInput
          label={t('apiKeys.name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={wrong}
          onChange={event => setName(event.currentTarget.value)}
        />
        <CheckList
          label={t('apiKeys.may')}
          error={tried && scopes.length === 0 ? t('apiKeys.mayMissing') : undefined}
          options={API_SCOPES.map(value => ({ value, label: t(`apiKeys.scope.${value}`) }))}
          chosen={scopes}
          onChoose={setScopes}
        />
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('apiKeys.make')}
        </Button>
      </Form>
      {sheet}
    </Sheet>
  );
};
