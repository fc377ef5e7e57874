/** What we use of oidc-provider, which ships no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  type Context = { readonly path: string; readonly status: number; body: unknown };
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    use: (step: (context: Context, next: () => Promise<void>) => Promise<void>) => void;
    callback: () => RequestListener;
  }
}
