import type { DishTag, DraftCategory, DraftItem, DraftMenu, Translated } from '../../menu/index.ts';

/**
 * What a translation was last right for: by text (`item:soup name`) and language the main-language text that stood beside
 * it. Nothing is kept of a translation that was never overtaken.
 */
export type TranslationSource = { readonly [text: string]: { readonly [language: string]: string } };

const textsOfItem = (item: DraftItem): [string, Translated][] => [
  [`item:${item.id} name`, item.name],
  [`item:${item.id} description`, item.description],
  ...item.variations.map(({ id, name }): [string, Translated] => [`item:${item.id} variation:${id}`, name]),
  ...item.optionGroups.flatMap((group): [string, Translated][] => [
    [`item:${item.id} group:${group.id}`, group.name],
    ...group.options.map(({ id, name }): [string, Translated] => [
      `item:${item.id} option:${group.id}/${id}`,
      name,
    ]),
  ]),
];

const textsOfCategory = (category: DraftCategory): [string, Translated][] => [
  [`category:${category.id} name`, category.name],
  [`category:${category.id} description`, category.description],
  ...category.subcategories.map(({ id, name }): [string, Translated] => [
    `category:${category.id} sub:${id}`,
    name,
  ]),
];

const textsOfTag = (tag: DishTag): [string, Translated][] => [[`tag:${tag.id} name`, tag.name]];

/** Every text of a menu under a name that stays its own. */
export const textsOf = (menu: DraftMenu): Map<string, Translated> =>
  new Map([
    ...menu.tags.flatMap(textsOfTag),
    ...menu.categories.flatMap(category => [
      ...textsOfCategory(category),
      ...category.items.flatMap(textsOfItem),
    ]),
  ]);

const rebased = (
  known: TranslationSource[string] | undefined,
  before: Translated,
  after: Translated,
  main: string,
): TranslationSource[string] => {
  const next: Record<string, string> = {};
  for (const [language, text] of Object.entries(after)) {
    if (language === main || text === '') continue;
    const base = text === before[language] ? (known?.[language] ?? before[main]) : after[main];
    if (base !== undefined && base !== after[main]) next[language] = base;
  }
  return next;
};

/** Texts of what one menu has and the other has not as the very same object: an edit leaves alone what it does not change. */
const textsApart = (menu: DraftMenu, other: DraftMenu): Map<string, Translated> => {
  const shared = new Set<unknown>(
    [other.tags, other.categories, ...other.categories.map(each => each.items)].flat(),
  );
  const own = <E>(entities: readonly E[]): E[] => entities.filter(each => !shared.has(each));
  return new Map([
    ...own(menu.tags).flatMap(textsOfTag),
    ...own(menu.categories).flatMap(textsOfCategory),
    ...own(menu.categories.flatMap(({ items }) => items)).flatMap(textsOfItem),
  ]);
};

/** The basis after an edit. A text that is new was translated beside its main-language text. */
export const nextBasis = (
  basis: TranslationSource,
  before: DraftMenu,
  after: DraftMenu,
  main: string,
): TranslationSource => {
  const old = textsApart(before, after);
  const kept = Object.entries(basis).filter(([name]) => !old.has(name));
  const fresh = [...textsApart(after, before)].flatMap(([name, text]) => {
    const entry = rebased(basis[name], old.get(name) ?? text, text, main);
    return Object.keys(entry).length > 0 ? [[name, entry] as const] : [];
  });
  return Object.fromEntries([...kept, ...fresh]);
};

/**
 * The basis once somebody looked at a stale translation and found it right beside `seen`, the main-language text of that
 * moment. Null: the text says something else by now.
 */
export const confirmed = (
  basis: TranslationSource,
  document: DraftMenu,
  { text, language, seen }: { readonly text: string; readonly language: string; readonly seen: string },
  main: string,
): TranslationSource | null => {
  if (textsOf(document).get(text)?.[main] !== seen) return null;
  const { [text]: entry = {}, ...others } = basis;
  const { [language]: _, ...left } = entry;
  return Object.keys(left).length > 0 ? { ...others, [text]: left } : others;
};

/** How many things of a menu have a name, and none in this language. */
export const namesMissingIn = (menu: DraftMenu, language: string): number =>
  [...textsOf(menu)].filter(
    ([text, written]) =>
      !text.endsWith(' description') &&
      Object.values(written).some(each => each.trim() !== '') &&
      (written[language] ?? '').trim() === '',
  ).length;

export type TranslationState = 'missing' | 'stale' | 'there';

/** How one text stands in a language. What is not written in the main language needs no translation. */
export const translationState = (
  text: Translated,
  known: TranslationSource[string] | undefined,
  language: string,
  main: string,
): TranslationState => {
  const wanted = (text[main] ?? '').trim() !== '';
  if (language === main || !wanted) return 'there';
  if ((text[language] ?? '').trim() === '') return 'missing';
  return known?.[language] !== undefined && known[language] !== text[main] ? 'stale' : 'there';
};

/** What is missing and stale of one entity (`item:soup`) in the venue's other languages. */
export const translationGaps = (
  texts: ReadonlyMap<string, Translated>,
  basis: TranslationSource,
  languages: readonly string[],
  main: string,
): { readonly missing: string[]; readonly stale: string[] } => {
  const having = (wanted: TranslationState) =>
    languages.filter(language =>
      [...texts].some(([name, text]) => translationState(text, basis[name], language, main) === wanted),
    );
  return { missing: having('missing'), stale: having('stale') };
};

export const textsOfEntity = { item: textsOfItem, category: textsOfCategory, tag: textsOfTag } as const;
