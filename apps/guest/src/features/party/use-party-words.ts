import type { Translate } from '@tableside/i18n';
import { useCallback } from 'react';
import { useNames } from '../../data/party.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';

type Key = Parameters<Translate>[0];
type Values = Parameters<Translate>[1];

/** Says a sentence about a phone of the party: by its name, or by its number where it has none. */
export const usePartyWords = () => {
  const t = useT();
  const names = useNames(useGuest().token);
  return useCallback(
    (guest: number, named: Key, numbered: Key, values: Values = {}): string => {
      const name = names.get(guest);
      return name === undefined ? t(numbered, { ...values, number: guest }) : t(named, { ...values, name });
    },
    [t, names],
  );
};

/** What a phone of the party is called. */
export const usePartyName = (): ((guest: number) => string) => {
  const t = useT();
  const names = useNames(useGuest().token);
  return guest => names.get(guest) ?? t('bill.guest', { number: guest });
};
