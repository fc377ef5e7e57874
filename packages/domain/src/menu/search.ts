/** Letters that Unicode does not take apart into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ґ: 'г',
  ς: 'σ',
};

/** A text without case, accents, apostrophes and doubled spaces, so that "Saltibarsciai" finds "Šaltibarščiai". SEARCH-04. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`´]/gu, '')
    .replace(/[łßæœøđðþıґς]/g, letter => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Items whose name or description holds the query, those with it in the name first, otherwise in menu order. An empty
 * query finds nothing. SEARCH-04.
 */
export const searchItems = <I extends { readonly name: string; readonly description: string }>(
  query: string,
  items: readonly I[],
): I[] => {
  const wanted = foldText(query);
  if (!wanted) return [];
  const byName: I[] = [];
  const byDescription: I[] = [];
  for (const item of items) {
    if (foldText(item.name).includes(wanted)) byName.push(item);
    else if (foldText(item.description).includes(wanted)) byDescription.push(item);
  }
  return [...byName, ...byDescription];
};
