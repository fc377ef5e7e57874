import type { OpenProvider } from '../provider.ts';

/** In the order of the steering page. */
export const PROVIDERS: readonly OpenProvider[] = [];
