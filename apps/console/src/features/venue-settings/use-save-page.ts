import type { SettingsView } from '@tableside/contract/http/admin/settings';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { isChangedMeanwhile } from '../../api/changed-meanwhile.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import type { VenueAnswer } from '../board/index.ts';
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
 * Saves a page over the version that was seen and keeps the answer under `queryKey`; `wrong` are the fields that the server
 * could not take, each with a word for why. `isSaved` knows in what was read anew what was to be saved: then it is saved
 * already, and only the answer was lost. `exact`: what stands below the key is not read anew.
 */
export const useSaveOver = <T extends VenueAnswer>(queryKey: QueryKey, said: TextKey, exact = false) => {
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [wrong, setWrong] = useState<WrongFields>({});
  const save = (
    name: string,
    send: (venueId: string) => Promise<T>,
    onSaved: (saved: T) => void,
    isSaved: (saved: T) => boolean = () => false,
  ): Promise<void> => {
    setWrong({});
    const done = (saved: T): void => {
      onSaved(saved);
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
          await client.invalidateQueries({ queryKey, exact });
          const saved = client.getQueryData<T>(queryKey);
          if (saved && isSaved(saved)) done(saved);
          return true;
        },
      },
      saved => {
        client.setQueryData(queryKey, saved);
        done(saved);
      },
    );
  };
  return { save, busy, disabled, sheet, wrong, setWrong };
};

/** Saves a page of settings, as {@link useSaveOver}. */
export const useSavePage = (said: TextKey = 'venueSettings.saved') =>
  useSaveOver<SettingsView>(settingsQuery(useVenue().id).queryKey, said);
