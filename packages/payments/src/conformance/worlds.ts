import type { ProviderContext } from '../port.ts';

/** Calls arrive, their answers do not. */
export const losingAnswers = (world: ProviderContext): ProviderContext => ({
  ...world,
  fetch: async (input, init) => {
    await (await world.fetch(input, init)).arrayBuffer();
    throw new TypeError('fetch failed');
  },
});

/** Nothing may be called. */
export const withoutNetwork = (world: ProviderContext): ProviderContext => ({
  ...world,
  fetch: async input => {
    throw new Error(`called ${String(input)}`);
  },
});
