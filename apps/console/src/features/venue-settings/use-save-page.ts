import type { SettingsView } from '@tableside/contract/http/admin/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { isChangedMeanwhile } from '../../api/changed-meanwhile.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { settingsQuery } from './settings-query.ts';

export type WrongFields = Readonly<Record<string, string>>;

/** What the server could not take, by field; null for any other failure. */
export const fieldsOf = (error: unknown): WrongFields | null => {
  if (!isApiFailure(error) || error.code !== 'validation_failed') return null;
  const { fields } = error.details;
  return typeof fields === 'object' && fields !== null ? (fields as WrongFields) : null;
};

/**
 * Saves a page of settings; `wrong` are the fields that the server could not take, each with a word for why. `isSaved`
 * knows in what was read anew what was to be saved: then it is saved already, and only the answer was lost.
 */
export const useSavePage = (said: TextKey = 'venueSettings.saved') => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [wrong, setWrong] = useState<WrongFields>({});
  const { queryKey } = settingsQuery(venue.id);
  const save = (
    name: string,
    send: (venueId: string) => Promise<SettingsView>,
    onSaved: (settings: SettingsView) => void,
    isSaved: (settings: SettingsView) => boolean = () => false,
  ): Promise<void> => {
    setWrong({});
    const done = (settings: SettingsView): void => {
      onSaved(settings);
      notify({ message: t(said), tone: 'calm' });
    };
    return act(
      {
        name,
        send,
        onFailure: async error => {
          const fields = fieldsOf(error);
          if (fields) setWrong(fields);
          if (!isChangedMeanwhile(error)) return fields !== null;
          // What a colleague saved is read: the page shows it beside what was typed, so that nothing else needs to be said.
          await client.invalidateQueries({ queryKey });
          const settings = client.getQueryData(queryKey);
          if (settings && isSaved(settings)) done(settings);
          return true;
        },
      },
      settings => {
        client.setQueryData(queryKey, settings);
        done(settings);
      },
    );
  };
  return { save, busy, disabled, sheet, wrong, setWrong };
};
