import type { OwnReservation } from '@tableside/contract/http/guests/reserve';
import type { Translate } from '@tableside/i18n';

const TITLES = {
  booked: 'reserve.done',
  waiting: 'reserve.line',
  ready: 'reserve.ready',
  seated: 'reserve.seated',
  done: 'reserve.over',
  no_show: 'reserve.over',
  cancelled: 'reserve.cancelled',
  gave_up: 'reserve.left',
} as const;

export const titleOf = (t: Translate, { state }: OwnReservation): string => t(TITLES[state]);

/** What to do now; null: nothing. */
export const hintOf = (t: Translate, own: OwnReservation): string | null => {
  if (own.state === 'ready') return t('reserve.readyHint');
  if (own.state === 'waiting') {
    return own.wait_minutes === null ? null : t('reserve.wait', { minutes: own.wait_minutes });
  }
  if (own.state !== 'booked') return null;
  if (own.lateness === 'late') return t('reserve.late', { time: own.time, until: own.kept_until });
  return t(own.lateness === 'overdue' ? 'reserve.overdue' : 'reserve.doneHint');
};
