import { fromMajor } from '@tableside/domain/money';
import type { TipChoices, TipLimits } from '@tableside/domain/tips';
import type { CustomizationName, Flags } from '@tableside/domain/venue';
import type { Restaurant } from '../../data/session.ts';
import { look } from '../venue/index.ts';

const numberOf = (restaurant: Restaurant, name: CustomizationName): number | null => {
  const value = Number.parseInt(look(restaurant, name) ?? '', 10);
  return Number.isNaN(value) ? null : value;
};

/** What the venue chose about its chips. TIPCHIP-09, TIPCHIP-10, TIPCHIP-16. */
export const tipChoices = (restaurant: Restaurant, flags: Flags): TipChoices => ({
  percentages: restaurant.tips_settings.order_tips_percentages,
  preselected: numberOf(restaurant, 'collective-tips-default-selection-index'),
  largePartyFrom: numberOf(restaurant, 'collective-tips-required-guest-count-threshold'),
  collective: flags.has('collective-tips'),
});

/** Between what a typed tip must lie, minor units. TIPCHIP-14, TIPCHIP-15. */
export const tipLimits = ({ tips_settings, currency }: Restaurant): TipLimits => ({
  min: fromMajor(tips_settings.min_amount, currency.decimals),
  max: fromMajor(tips_settings.max_amount, currency.decimals),
});
