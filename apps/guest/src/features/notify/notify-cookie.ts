import type { NotifyChoice } from '@tableside/domain/notify';
import { NOTIFY_COOKIE, NOTIFY_HOURS } from '../../app/cookies.ts';

const CHOICES: readonly string[] = Object.keys(NOTIFY_HOURS);
const isChoice = (value: string): value is NotifyChoice => CHOICES.includes(value);

/** What this phone answered lately; null: it was not asked, or that is long ago. NOTIFY-01. */
export const notifyChoice = (): NotifyChoice | null => {
  const pair = document.cookie.split('; ').find(each => each.startsWith(`${NOTIFY_COOKIE}=`));
  const value = pair?.slice(NOTIFY_COOKIE.length + 1) ?? '';
  return isChoice(value) ? value : null;
};

const write = (value: string, seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = `${NOTIFY_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** Remembers an answer: yes and no for a day, a number as long as a session lives. NOTIFY-02, NOTIFY-03, NOTIFY-13. */
export const rememberChoice = (choice: NotifyChoice): void => write(choice, NOTIFY_HOURS[choice] * 3600);
