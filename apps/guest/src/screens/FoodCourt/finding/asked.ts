import { DIETS, type Diet } from '@tableside/domain/allergens';

/** What somebody looks for in a hall: as it stands in the address, so that Back and a reload find it again. */
export type Asked = {
  readonly words: string;
  /** `any`: whatever the phone keeps or the words say. */
  readonly diet: Diet | 'any' | null;
  readonly upTo: number | null;
};

export const NOTHING: Asked = { words: '', diet: null, upTo: null };

export const isAsked = ({ words, diet, upTo }: Asked): boolean =>
  words.trim() !== '' || (diet !== null && diet !== 'any') || upTo !== null;

export const readAsked = (query: URLSearchParams): Asked => {
  const diet = query.get('diet');
  const upTo = Number(query.get('up-to'));
  return {
    words: query.get('q') ?? '',
    diet: DIETS.find(each => each === diet) ?? (diet === 'any' ? 'any' : null),
    upTo: upTo > 0 ? upTo : null,
  };
};

export const queryOf = ({ words, diet, upTo }: Asked): Record<string, string | undefined> => ({
  q: words.trim() || undefined,
  diet: diet ?? undefined,
  'up-to': upTo === null ? undefined : String(upTo),
});
