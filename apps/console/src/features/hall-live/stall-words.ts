import { stallState } from '@tableside/domain/food-courts';
import type { Translate } from '../../i18n/index.ts';
import type { HallStall } from './hall-live-query.ts';

type Status = Pick<
  HallStall,
  'opens' | 'order_status' | 'rush_mode_wait_minutes' | 'is_currently_working_hours'
>;

export const isPaused = ({ order_status: status }: Pick<HallStall, 'order_status'>): boolean =>
  status === 'temporarily_disabled';

/** How a stall stands for guests of the hall, in words and as a tone. */
export const stallWords = (
  stall: Status,
  t: Translate,
): { tone: 'quiet' | 'good' | 'late'; words: string } => {
  if (!stall.opens) return { tone: 'quiet', words: t('hallLive.notOpen') };
  const state = stallState({
    orderStatus: stall.order_status,
    workingHours: stall.is_currently_working_hours,
    rushMinutes: stall.rush_mode_wait_minutes,
  });
  if (state.kind !== 'open') return { tone: 'late', words: t(`hallLive.${state.kind}`) };
  return state.rushMinutes === null
    ? { tone: 'good', words: t('hallLive.open') }
    : { tone: 'late', words: t('hallLive.rush', { minutes: state.rushMinutes }) };
};
