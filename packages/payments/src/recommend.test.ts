import { expect, it } from 'vitest';
import { PROVIDERS, recommendedProvider } from './index.ts';

it.each([
  ['LT', 'stripe'],
  ['pl', 'stripe'],
  ['US', 'stripe'],
  ['UA', 'solidgate'],
  ['', 'solidgate'],
])('in %j a venue begins with %s', (country, provider) => {
  expect(recommendedProvider(country)).toBe(provider);
  expect(PROVIDERS.map(({ id }) => id)).toContain(provider);
});
