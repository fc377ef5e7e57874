import { useText } from '../../i18n/index.ts';
import { useStationName } from '../kitchen/index.ts';
import type { Pace } from './pace-query.ts';

/** What the automatic rush says and why, in words: "14 dishes open, 9 made in 10 minutes: about 20 min". */
export const useWhy = (): ((estimate: NonNullable<Pace['estimate']>) => string) => {
  const { t } = useText();
  const stationName = useStationName();
  return ({ minutes, slowest, slot_delay, window_minutes, start_minutes }) => {
    const about = { minutes, start: start_minutes };
    if (slot_delay > 0) return t('pace.why.slot', { ...about, delay: slot_delay });
    if (!slowest) return t('pace.why.quiet', about);
    const { station, open, done, measured } = slowest;
    const values = {
      ...about,
      open,
      done,
      window: window_minutes,
      station: stationName({ id: station, name: station }),
    };
    return t(measured ? 'pace.why.measured' : 'pace.why.usual', values);
  };
};
