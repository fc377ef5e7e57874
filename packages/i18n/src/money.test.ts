import { expect, it } from 'vitest';
import { formatTime } from './clock.ts';
import { formatMoney } from './money.ts';

const EUR = { symbol: '€', decimals: 2 };

it.each([
  [12.5, EUR, 'lt-LT', '12,50 €'],
  [12.5, EUR, 'en-GB', '€12.50'],
  [1234567.8, EUR, 'lt-LT', '1 234 567,80 €'],
  [1234.5, EUR, 'de-DE', '1.234,50 €'],
  [1234.5, { symbol: 'kr', decimals: 2 }, 'en-GB', 'kr 1,234.50'],
  [1200, { symbol: '¥', decimals: 0 }, 'en-US', '¥1,200'],
  [0, EUR, 'pl-PL', '0,00 €'],
  [-2, EUR, 'lt-LT', '−2,00 €'],
  [-0.001, EUR, 'lt-LT', '0,00 €'],
] as const)(
  '[THEME-08] [THEME-09] %d is written as the venue writes it',
  (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
  },
);

it('[ORDER-46] the time of day has 24 hours', () => {
  expect(formatTime(new Date(2026, 1, 3, 18, 5))).toBe('18:05');
});
