import { ApiFailure } from '@tableside/contract/client';
import { troubleOf } from '../../../data/placing/trouble.ts';
import { t } from '../../../texts/texts.ts';
import { refusalText } from '../../place-order/index.ts';
import type { Part } from '../basket/use-basket.ts';

/** What a refusal says, and of which venue. FOOD-72. */
export type Told = {
  readonly venue: string;
  /** The dish it is about. */
  readonly dish: string | null;
  readonly text: string;
  /** Pieces in that basket when it was said: who changed something since has done something about it. */
  readonly pieces: number;
};

/** What a failed placing says of one of the venues; null: it is not about one of them. */
export const toldBy = (error: unknown, parts: readonly Part[]): { part: Part; told: Told } | null => {
  if (!(error instanceof ApiFailure)) return null;
  const { restaurant_id: venue, item_name: dish, remaining } = error.details;
  const part = parts.find(each => each.venue === venue);
  if (!part?.guest) return null;
  const trouble = troubleOf(error);
  const said = (): string => {
    if (trouble.kind === 'refused') {
      return trouble.code === 'not_enough_stock' && typeof remaining === 'number'
        ? t('item.stockLeft', { count: remaining })
        : refusalText(trouble, part.guest as NonNullable<Part['guest']>);
    }
    const now = trouble.kind === 'changed' ? trouble.quote?.total : undefined;
    return now === undefined || now === part.total
      ? t('cart.contentChanged')
      : t('cart.priceChanged', {
          before: part.guest?.money(part.total) ?? '',
          now: part.guest?.money(now) ?? '',
        });
  };
  return {
    part,
    told: {
      venue: part.venue,
      dish: typeof dish === 'string' ? dish : null,
      text: said(),
      pieces: part.pieces,
    },
  };
};
