import { cookiesOf, json, send } from './http.ts';

/** One phone at a table. */
export type Phone = { readonly session: string; readonly cookie: string };

type MenuForBench = {
  readonly categories: readonly {
    readonly availability: { readonly is_currently_available: boolean };
    readonly age_restricted: boolean;
    readonly items: readonly {
      readonly id: string;
      readonly in_stock: boolean;
      readonly price: number;
      readonly variations: readonly unknown[];
      readonly option_groups: readonly unknown[];
    }[];
  }[];
};

/** Scans a code and keeps the cookies. */
export const scan = async (base: string, code: string): Promise<Phone> => {
  const answer = await send(`${base}/api/${code}`);
  return { session: json<{ session: string }>(answer).session, cookie: cookiesOf(answer) };
};

/** Ids of items that need no choice. */
export const plainItems = async (base: string, phone: Phone): Promise<string[]> => {
  const answer = await send(`${base}/api/get-menu-categories/${phone.session}`, {
    headers: { cookie: phone.cookie },
  });
  return json<MenuForBench>(answer)
    .categories.filter(category => category.availability.is_currently_available)
    .flatMap(category => category.items)
    .filter(
      item =>
        item.in_stock && item.price > 1 && item.variations.length === 0 && item.option_groups.length === 0,
    )
    .map(item => item.id);
};

/** A call of this phone; throws when it fails. */
export const call = async <T>(base: string, phone: Phone, path: string, body?: unknown): Promise<T> =>
  json<T>(
    await send(`${base}/api${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { cookie: phone.cookie, origin: base },
    }),
  );
