const BEGIN = '<!-- floors: made by npm run docs -->';
const END = '<!-- floors end -->';

/** The page with the server's floors between its two marks, the top floor first, as a house is drawn. */
export const withFloors = (page: string, floors: Readonly<Record<string, readonly string[]>>): string => {
  const rows = Object.entries(floors)
    .reverse()
    .map(([floor, features]) => `| ${floor} | ${features.join(' · ')} |`);
  const table = ['| floor | features, the lower first |', '|---|---|', ...rows].join('\n');
  const [before, rest] = [page.split(BEGIN)[0], page.split(END)[1]];
  return rest === undefined ? page : `${before}${BEGIN}\n${table}\n${END}${rest}`;
};
