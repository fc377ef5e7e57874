import { formatMoney, isolated } from '@tableside/i18n';
import { currentLanguage } from '../../../texts/texts.ts';
import type { Place } from '../../orders/index.ts';
import type { CourtOrder } from './court-orders.ts';

type Written = Pick<CourtOrder, 'currency' | 'locale'>;

/** A price as a venue of the hall writes it. THEME-09. */
export const moneyAt = ({ currency, locale }: Written, amount: number): string =>
  isolated(formatMoney(amount, currency, locale.locale_code), currentLanguage());

/** Guests of a hall pick up. */
export const placeOf = ({ order_flow: orderFlow }: Pick<CourtOrder, 'order_flow'>): Place => ({
  tableType: 'pickup',
  orderFlow,
});
