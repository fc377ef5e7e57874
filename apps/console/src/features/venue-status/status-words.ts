import type { VenueStatus } from '@tableside/contract/http/console/board';
import type { Translate } from '../../i18n/index.ts';

export type StatusTone = 'open' | 'rush' | 'paused';

const tones = { open: 'open', rush_mode: 'rush', temporarily_disabled: 'paused' } as const;

/** Whether guests can order right now, as a colour and in words. Outside working hours they cannot, whatever is chosen. */
export const statusWords = (status: VenueStatus, t: Translate): { tone: StatusTone; words: string } => {
  if (!status.is_currently_working_hours) return { tone: 'paused', words: t('venueStatus.closedNow') };
  const tone = tones[status.order_status];
  if (tone !== 'rush') return { tone, words: t(`venueStatus.${tone}`) };
  const minutes = status.rush_mode_wait_minutes;
  return {
    tone,
    words: minutes === null ? t('venueStatus.rushPlain') : t('venueStatus.rush', { minutes }),
  };
};
