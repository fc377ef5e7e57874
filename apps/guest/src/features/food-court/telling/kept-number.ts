import { isPhoneValid, phoneCountryOf } from '@tableside/domain/notify';
import { COURT_PHONE_HOURS, COURT_PHONE_COOKIE as NAME } from '../../../app/cookies/court-names.ts';
import { readCookie, writeCookie } from '../../../app/cookies/phone-cookie.ts';
import type { KnownNumber } from '../../notify/index.ts';

/** The number that this phone gave in a hall within a day, to be offered again; null: none. FOOD-74. */
export const keptNumber = (): KnownNumber | null => {
  const [, country = '', number = ''] = /^([A-Z]{2})-(\d+)$/.exec(readCookie(NAME) ?? '') ?? [];
  return isPhoneValid(phoneCountryOf(country), number) ? { country, number } : null;
};

export const keepNumber = ({ country, number }: KnownNumber): void =>
  writeCookie(NAME, `${country}-${number}`, COURT_PHONE_HOURS);

export const forgetNumber = (): void => writeCookie(NAME, '', 0);
