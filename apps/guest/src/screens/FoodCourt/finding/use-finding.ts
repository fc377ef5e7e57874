import type { CallAnswer } from '@tableside/contract/client';
import { isWish, readWish } from '@tableside/domain/allergens';
import { useEffect, useMemo, useState } from 'react';
import { renameHere, useQuery } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { api } from '../../../data/api.ts';
import { keepsDiet, useDietParts } from '../../../features/filters/index.ts';
import { inVisit } from '../../../features/food-court/index.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { type Asked, isAsked, queryOf, readAsked } from './asked.ts';
import { fittingVenues } from './fitting.ts';

/** Whoever types asks once they pause. Milliseconds. */
const PAUSE = 250;

/** The latest answer, which stays while another one is under way. */
type Told = {
  readonly key: string;
  readonly answer?: CallAnswer<'GET /food-courts/find-dishes/{session}'>;
  readonly error?: unknown;
};

/** What is asked for, and what of it every venue of the hall has. */
export const useFinding = (hash: string) => {
  const query = useQuery().toString();
  const [asked, setAsked] = useState<Asked>(() => readAsked(new URLSearchParams(query)));
  const [settled, setSettled] = useState(asked);
  const [begun, setBegun] = useState(() => isAsked(asked));
  useEffect(() => {
    if (asked === settled) return;
    const timer = setTimeout(() => {
      setSettled(asked);
      renameHere(pathTo('FoodCourt', { foodCourtHash: hash }, queryOf(asked)));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [hash, asked, settled]);

  const typed = useMemo(() => readWish(settled.words), [settled.words]);
  const kept = useDietParts(keepsDiet() || isWish(typed) || begun);
  const own = kept?.dietChoice();
  const without = useMemo(() => [...new Set([...typed.without, ...(own?.without ?? [])])], [typed, own]);
  const diet = settled.diet === 'any' ? null : (settled.diet ?? typed.diet ?? own?.diet ?? null);

  const question = {
    ...(isAsked(settled) && { q: isWish(typed) ? typed.rest : settled.words.trim() }),
    ...(diet !== null && isAsked(settled) && { diet }),
    ...(settled.upTo !== null && { max_price: settled.upTo }),
    language: useLanguage(),
  };
  const key = JSON.stringify(question);
  const [told, setTold] = useState<Told>({ key: '' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (!begun) return;
    let isOver = false;
    const tell = (next: Omit<Told, 'key'>) => !isOver && setTold(before => ({ ...before, ...next, key }));
    inVisit(hash, session =>
      api('GET /food-courts/find-dishes/{session}', { session, query: question }),
    ).then(
      answer => tell({ answer, error: undefined }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [hash, begun, key, tries]);
  const { answer, error } = told;
  const venues = useMemo(() => answer && fittingVenues(answer.venues, without), [answer, without]);
  return {
    asked,
    change: (change: Partial<Asked>) => {
      setBegun(true);
      setAsked({ ...asked, ...change });
    },
    begin: () => setBegun(true),
    begun,
    /** Dishes stand in the place of venues. */
    isAsked: isAsked(settled),
    diet,
    without,
    words: kept,
    prices: answer?.prices ?? null,
    /** Undefined until the first answer. */
    venues,
    /** What is shown answers what was asked before. */
    isLate: told.key !== key,
    error,
    retry: () => setTries(tries + 1),
  };
};
export type Finding = ReturnType<typeof useFinding>;
