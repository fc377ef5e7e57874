import { sectionPath } from '../../routes.ts';

const SOUGHT = 'find';

/** The stock page with a dish looked for. */
export const stockPath = (slug: string, dish: string): string =>
  `${sectionPath(slug, 'stock')}?${new URLSearchParams({ [SOUGHT]: dish })}`;

/** What an address of the stock page looks for. */
export const soughtIn = (search: URLSearchParams): string | null => search.get(SOUGHT);
