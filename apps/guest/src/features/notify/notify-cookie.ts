import type { NotifyChoice } from '@tableside/domain/notify';
import { NOTIFY_COOKIE, NOTIFY_HOURS } from '../../app/cookies/names.ts';
import { readCookie, writeCookie } from '../../app/cookies/phone-cookie.ts';

const CHOICES: readonly string[] = Object.keys(NOTIFY_HOURS);
const isChoice = (value: string): value is NotifyChoice => CHOICES.includes(value);

/** What this phone answered lately; null: it was not asked, or that is long ago. NOTIFY-01. */
export const notifyChoice = (): NotifyChoice | null => {
  const value = readCookie(NOTIFY_COOKIE) ?? '';
  return isChoice(value) ? value : null;
};

/** Remembers an answer: yes and no for a day, a number as long as a session lives. NOTIFY-02, NOTIFY-03, NOTIFY-13. */
export const rememberChoice = (choice: NotifyChoice): void =>
  writeCookie(NOTIFY_COOKIE, choice, NOTIFY_HOURS[choice]);
