import type { CallAnswer } from '@tableside/contract/client';
import { useMemo } from 'react';
import { api } from './api.ts';
import { loadEntry, outdateEntry, patchEntry, readEntry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

type Party = CallAnswer<'GET /session/{session}/party'>;

const fetchParty = (token: string) => () => api('GET /session/{session}/party', { session: token });

/** What the guests of the table call each other, by the number of their phones; whoever is not in it is a number. */
export const useNames = (token: string): ReadonlyMap<number, string> => {
  const { data } = useEntry<Party>(keys.party(token), fetchParty(token));
  return useMemo(() => new Map(data?.guests.map(({ guest_index, name }) => [guest_index, name])), [data]);
};

/** Somebody said a name: asked anew where names are shown. */
export const hearOfParty = async (token: string): Promise<void> => {
  if (readEntry(keys.party(token)).data === undefined) return;
  outdateEntry(keys.party(token));
  await loadEntry(keys.party(token), fetchParty(token));
};

/** Says what this phone is called; an empty text: by its number. Throws as the call does. */
export const sayName = async (token: string, me: number, typed: string): Promise<void> => {
  const { name } = await api('POST /session/{session}/party-name', { session: token, body: { name: typed } });
  const mine = name === null ? [] : [{ guest_index: me, name }];
  patchEntry<Party>(keys.party(token), ({ guests }) => ({
    guests: [...guests.filter(each => each.guest_index !== me), ...mine],
  }));
};
