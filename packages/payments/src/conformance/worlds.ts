import type { ProviderWorld } from '../port.ts';

/** Calls arrive, their answers do not. */
export const losingAnswers = (world: ProviderWorld): ProviderWorld => ({
  ...world,
  fetch: async (input, init) => {
    await (await world.fetch(input, init)).arrayBuffer();
    throw new TypeError('fetch failed');
  },
});

/** Nothing may be called. */
export const withoutNetwork = (world: ProviderWorld): ProviderWorld => ({
  ...world,
  fetch: async input => {
    throw new Error(`called ${String(input)}`);
  },
});
