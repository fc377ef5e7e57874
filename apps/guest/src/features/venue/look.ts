import type { CustomizationName } from '@tableside/domain/venue';
import type { Restaurant } from '../../data/session.ts';

/** The venue's value of a customisation, undefined where it set none. The server only stores values that passed the domain's check. */
export const look = ({ customizations }: Restaurant, name: CustomizationName): string | undefined =>
  customizations
    .findLast(entry => entry.name === name)
    ?.value.trim()
    .toLowerCase();

/** Whether a switch of the venue's look is on. THEME-02. */
export const isOn = (restaurant: Restaurant, name: CustomizationName): boolean =>
  ['true', '1', 'on', 'yes'].includes(look(restaurant, name) ?? '');

/** A distance of the venue's look in CSS pixels, 0 where it set none. */
export const pixels = (restaurant: Restaurant, name: CustomizationName): number =>
  Number.parseFloat(look(restaurant, name) ?? '') || 0;
