import { describe, expect, it } from 'vitest';
import { KNOWN_COUNTRIES, slugOf, startingSettings, usualDrinkingAge, usualPlace } from './index.ts';

it.each([
  ['Senamiesčio stalas', 0, 'senamiescio-stalas'],
  ['  Café L’Été!  ', 0, 'cafe-lete'],
  ['Straße & Söhne', 0, 'strasse-sohne'],
  ['Łódź Øl', 0, 'lodz-ol'],
  ['مطعم', 0, 'venue'],
  ['Ресторан', 2, 'venue-3'],
  ['assets', 0, 'assets-venue'],
  ['Kavinė', 1, 'kavine-2'],
  ['a'.repeat(60), 0, 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 0, 'a'.repeat(39)],
  ['Kavinė „Pas Rasą“ ir sūnūs – Senamiesčio kepyklėlė', 0, 'kavine-pas-rasa-ir-sunus-senamiescio'],
])('%s, had by %i venues, is found under %s', (name, tries, slug) => {
  expect(slugOf(name, tries)).toBe(slug);
});

describe('what a venue begins with', () => {
  it.each([
    ['LT', 'EUR', 'Europe/Vilnius', 'lt', 20],
    ['PL', 'PLN', 'Europe/Warsaw', 'pl', 18],
    ['US', 'USD', 'America/New_York', 'en', 21],
    ['ZZ', 'EUR', 'UTC', 'en', 18],
  ])('in %s: %s, %s, %s, %i years', (country, currency, timeZone, language, age) => {
    expect(usualPlace(country)).toEqual({ currency, timeZone, language });
    expect(usualDrinkingAge(country)).toBe(age);
  });

  it('is known of every country in one line: a code, a currency, a zone, a language', () => {
    for (const country of KNOWN_COUNTRIES) {
      const { currency, timeZone, language } = usualPlace(country);
      expect(`${country} ${currency} ${language}`).toMatch(/^[A-Z]{2} [A-Z]{3} [a-z]{2}$/);
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      expect(Intl.supportedValuesOf('currency')).toContain(currency);
    }
    expect(new Set(KNOWN_COUNTRIES).size).toBe(KNOWN_COUNTRIES.length);
  });

  it('takes orders and cash, asks no money that a guest did not choose, and names each language once', () => {
    const settings = startingSettings({
      type: 'restaurant',
      country: 'JP',
      currency: { code: 'JPY', symbol: '￥', decimals: 0 },
      timeZone: 'Asia/Tokyo',
      mainLanguage: 'en',
      languages: ['en', 'de'],
      address: '',
      workingHours: [{ days: [1], from: 600, to: 1200 }],
    });
    expect(settings).toMatchObject({
      languages: ['de'],
      localeCode: 'en-JP',
      paymentProviders: ['cash'],
      customizations: [],
      drinkingAge: 20,
      workingHours: [{ days: [1], from: 600, to: 1200 }],
    });
    expect(settings.functionalities).toContain('order');
    expect(settings.functionalities).not.toContain('tips');
    expect(settings.tips).toMatchObject({ minAmount: 50, maxAmount: 20_000 });
  });

  it('[TIPCHIP-14] takes tips from half a euro to two hundred', () => {
    const { tips } = startingSettings({
      type: 'restaurant',
      country: 'LT',
      currency: { code: 'EUR', symbol: '€', decimals: 2 },
      timeZone: 'Europe/Vilnius',
      mainLanguage: 'lt',
      languages: [],
      address: '',
      workingHours: [],
    });
    expect([tips.minAmount, tips.maxAmount]).toEqual([50, 20_000]);
  });
});
