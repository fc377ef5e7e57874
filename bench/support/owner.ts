import { cookiesOf, json, send } from './http.ts';

/** The demo's owner, signed in. */
export type Owner = {
  readonly headers: { readonly cookie: string; readonly origin: string };
  /** A call of the owner at a venue. */
  readonly at: (venue: string) => <T>(path: string, body?: unknown) => Promise<T>;
};

export const signInOwner = async (base: string): Promise<Owner> => {
  const signIn = await send(`${base}/api/console/sign-in`, {
    body: { email: 'owner@demo.test', password: 'tableside-demo' },
    headers: { origin: base },
  });
  json(signIn);
  const headers = { cookie: cookiesOf(signIn), origin: base };
  return {
    headers,
    at:
      venue =>
      async <T>(path: string, body?: unknown): Promise<T> =>
        json<T>(
          await send(`${base}/api/console/${venue}${path}`, {
            ...(body !== undefined && { body }),
            headers,
          }),
        ),
  };
};
