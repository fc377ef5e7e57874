import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { type Copied, copiedSettings, menuCopyProblem, startingSettings, type VenueBasics } from './index.ts';

const BASICS: VenueBasics = {
  type: 'restaurant',
  country: 'LT',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  timeZone: 'Europe/Vilnius',
  mainLanguage: 'lt',
  languages: ['en'],
  address: 'Pilies g. 1',
  workingHours: [],
};
const fresh = startingSettings(BASICS);
const from = {
  ...startingSettings({ ...BASICS, address: 'Rynek 1', workingHours: [{ days: [1], from: 600, to: 900 }] }),
  phone: '+370 600 00000',
  paymentProviders: ['cash', 'stripe-card'],
  functionalities: ['order', 'tips', 'request-invoice', 'unified-splash-screen'] as const,
  acceptance: 'auto' as const,
  drinkingAge: 18,
  quickAccess: ['soups'],
  tips: { orderTipsPercentages: [7], minAmount: minor(100), maxAmount: minor(900) },
  customizations: [{ name: 'primary-color', value: '#123456' }],
  legal: { companyName: 'UAB', companyCode: '1', vatCode: null, address: '', vatPercent: 0 },
};

describe('what a new venue takes over', () => {
  it.each<[Copied[], object]>([
    [[], { acceptance: 'manual', customizations: [], quickAccess: [], drinkingAge: 20 }],
    [['settings'], { acceptance: 'auto', customizations: [], quickAccess: [], drinkingAge: 18 }],
    [['looks'], { acceptance: 'manual', customizations: from.customizations, quickAccess: [] }],
    [['menu'], { acceptance: 'manual', customizations: [], quickAccess: ['soups'] }],
  ])('%j', (what, expected) => {
    expect(copiedSettings(fresh, from, what)).toMatchObject(expected);
  });

  it('is never its place, its company, its hours or its ways to pay', () => {
    const all = copiedSettings(fresh, from, ['menu', 'settings', 'looks']);
    expect(all).toMatchObject({
      address: 'Pilies g. 1',
      phone: null,
      workingHours: [],
      paymentProviders: ['cash'],
    });
    expect(all.legal).toBeUndefined();
  });

  it('has no switch on that lacks what it needs', () => {
    expect(copiedSettings(fresh, from, ['settings']).functionalities).toEqual(['order', 'tips']);
    const loading = { ...from, loadingScreen: { logo: null } as never };
    expect(copiedSettings(fresh, loading, ['settings', 'looks']).functionalities).toContain(
      'unified-splash-screen',
    );
    expect(copiedSettings(fresh, loading, ['settings']).functionalities).not.toContain(
      'unified-splash-screen',
    );
  });

  it('keeps sums and ages of its own where money or law are others', () => {
    const warsaw = startingSettings({
      ...BASICS,
      country: 'PL',
      currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
    });
    expect(copiedSettings(warsaw, from, ['settings'])).toMatchObject({ tips: warsaw.tips, drinkingAge: 18 });
    expect(menuCopyProblem(warsaw, from)).toBe('currency');
    expect(menuCopyProblem({ ...fresh, mainLanguage: 'pl' }, from)).toBe('main_language');
    expect(menuCopyProblem(fresh, from)).toBeNull();
  });
});
