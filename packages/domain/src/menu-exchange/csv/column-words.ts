const COLUMN: ReadonlyMap<string, string> = new Map([
  ['discountedPrice', 'lower price'],
  ['loyaltyPrice', 'members price'],
  ['markup', 'price'],
  ['loyaltyMarkup', 'members price'],
  ['minChoices', 'min'],
  ['maxChoices', 'max'],
  ['variations', 'variation'],
  ['optionGroups', 'question'],
  ['options', 'option'],
]);

/** A field of a dish by the words of a table's columns: `optionGroups.0.options.1.name.lt` is "question 1, option 2, name (lt)". */
export const columnWords = (field: string, main: string): string =>
  field
    .replace(/\b(name|description)\.([a-z]{2})$/, (_, column: string, language: string) =>
      language === main ? column : `${column} (${language})`,
    )
    .split('.')
    .map(part => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${COLUMN.get(part) ?? part}`))
    .join('')
    .slice(2);
