import type { CallAnswer } from '@tableside/contract/client';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';

export type Person = CallAnswer<'GET /personnel/get-list-v2/{session}'>['personnel'][number];

const known = new Map<string, readonly Person[]>();

/** Who may be tipped at this table; undefined while that is not known. Asked once, and only when `wanted`. TIPCHIP-01. */
export const usePersonnel = (token: string, wanted: boolean): readonly Person[] | undefined => {
  const [people, setPeople] = useState(known.get(token));
  useEffect(() => {
    if (!wanted || known.has(token)) return;
    let here = true;
    const take = (personnel: readonly Person[]) => {
      if (here) setPeople(personnel);
    };
    api('GET /personnel/get-list-v2/{session}', { session: token }).then(
      ({ personnel }) => {
        known.set(token, personnel);
        take(personnel);
      },
      // Nobody known to tip: the picker stays away, paying goes on.
      () => take([]),
    );
    return () => {
      here = false;
    };
  }, [token, wanted]);
  return people;
};
