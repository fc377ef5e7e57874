import type { SettingsView } from '@tableside/contract/http/console-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { settingsKey } from '../../api/query-keys.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useProvenAction } from '../staff/index.ts';
import { settingsQuery } from './settings-query.ts';

export type WrongFields = Readonly<Record<string, string>>;

/** What the server could not take, by field; null for any other failure. */
export const fieldsOf = (error: unknown): WrongFields | null => {
  if (!isApiFailure(error) || error.code !== 'validation_failed') return null;
  const { fields } = error.details;
  return typeof fields === 'object' && fields !== null ? (fields as WrongFields) : null;
};

/** Saves a page of settings; `wrong` are the fields that the server could not take, each with a word for why. */
export const useSavePage = (said: TextKey = 'venueSettings.saved') => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useProvenAction();
  const [wrong, setWrong] = useState<WrongFields>({});
  const save = (
    name: string,
    send: (venueId: string) => Promise<SettingsView>,
    onSaved: (settings: SettingsView) => void,
  ): Promise<void> => {
    setWrong({});
    return act(
      {
        name,
        send,
        onFailure: async error => {
          const fields = fieldsOf(error);
          if (fields) setWrong(fields);
          return (await readIfChanged(client, error, settingsKey(venue.id))) || fields !== null;
        },
      },
      settings => {
        onSaved(settings);
        client.setQueryData(settingsQuery(venue.id).queryKey, settings);
        notify({ message: t(said), tone: 'calm' });
      },
    );
  };
  return { save, busy, disabled, sheet, wrong, setWrong };
};
