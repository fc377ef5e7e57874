import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { readIfChanged } from '../../../api/changed-meanwhile.ts';
import { providersKey } from '../../../api/query-keys.ts';
import { usePageDraft } from '../../../parts/page/use-page-draft.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import type { Provider } from '../providers-query.ts';

type WrongKeys = {
  readonly names: readonly string[];
  /** Test keys and real ones among each other. */
  readonly mixed: boolean;
};

const NONE_WRONG: WrongKeys = { names: [], mixed: false };

const wrongKeysOf = (error: unknown): WrongKeys | null => {
  if (!isApiFailure(error) || error.code !== 'provider_keys_invalid') return null;
  const { keys, mixed } = error.details;
  const names = Array.isArray(keys) ? keys.filter(key => typeof key === 'string') : [];
  return { names, mixed: mixed === true };
};

const nothingTyped = (): Readonly<Record<string, string>> => ({});

/** What is typed of a provider's keys, and storing it: what is left empty stays as it is. They are tried as soon as they are stored. */
export const useSaveKeys = (provider: Provider, onSaved: () => void) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const page = usePageDraft(provider, nothingTyped);
  const { draft: typed, setDraft: setTyped, revision } = page;
  const key = providersKey(venue.id);
  const [wrong, setWrong] = useState<WrongKeys>(NONE_WRONG);
  const keys = Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const save = () => {
    // Nothing typed: what is missing is marked, and stays what it is.
    if (Object.keys(keys).length === 0) {
      setWrong({ names: provider.keys.filter(({ set }) => !set).map(({ name }) => name), mixed: false });
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
          setWrong(named ?? NONE_WRONG);
          return (named !== null && named.names.length > 0) || (await readIfChanged(client, error, key));
        },
      },
      async stamp => {
        page.begin({ ...provider, ...stamp });
        setWrong(NONE_WRONG);
        // How it stands is read anew with it: that is the trial.
        await client.invalidateQueries({ queryKey: key });
        onSaved();
      },
    );
  };
  return {
    typed,
    type: (name: string, value: string) => setTyped({ ...typed, [name]: value }),
    page,
    wrong,
    save,
    busy,
    disabled,
    sheet,
  };
};
