import { join } from 'node:path';
import { cardColours } from '@tableside/domain/loyalty';
import { themeColors } from '@tableside/domain/theme';
import { formatMessage } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import type { Deps } from '../../../deps.ts';
import { drawIcon } from '../../install/index.ts';
import type { PassCard } from './wallet-store.ts';

/** What a pass shows of a card, in the language of whoever takes it. */
export type PassFace = Pick<PassCard, 'id' | 'programId' | 'program' | 'venue' | 'number' | 'expiresAt'> & {
  readonly from: string;
  readonly to: string;
  readonly words: {
    readonly number: string;
    /** The day on which it was taken: a pass does not count on by itself. */
    readonly today: string;
    /** Null: nothing is collected. */
    readonly collected: string | null;
  };
};

const say = (language: string, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  formatMessage(compileText(readLocale(language, 'loyalty')[key] ?? ''), values, language);

export const faceOf = async (
  { venues, clock }: Pick<Deps, 'venues' | 'clock'>,
  card: PassCard,
  language: string,
): Promise<PassFace> => {
  const { settings } = await venues.get(card.venueId);
  const { primary } = themeColors(settings.customizations);
  const unit = card.earn === 'amount' ? 'loyalty.points' : 'loyalty.stamps';
  return {
    ...card,
    ...cardColours({ color: card.color, secondary: card.secondary }, primary),
    words: {
      number: say(language, 'loyalty.card'),
      today: new Date(clock()).toLocaleDateString(language, {
        dateStyle: 'medium',
        timeZone: settings.timeZone,
      }),
      collected: card.earn && say(language, unit, { count: card.balance }),
    },
  };
};

/** Draws the venue's icon, so many pixels high and wide. */
export const iconOf = async ({ venues, env }: Pick<Deps, 'venues' | 'env'>, venueId: string) => {
  const venue = await venues.get(venueId);
  return (size: number): Promise<Buffer> => drawIcon(venue, size, join(env.dataDir, 'media'));
};
