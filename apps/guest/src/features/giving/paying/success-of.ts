import { pathTo } from '../../../app/paths.ts';
import type { GiveCard } from '../give-card.ts';

/** Where a gift's payment is followed, and thanked for. TIPCARD-02, TIPCARD-03 */
export const successOf = (card: GiveCard, query: Readonly<Record<string, string | undefined>>): string => {
  if (card.thanksFor) return pathTo('ThankOrder', card.thanksFor, query);
  return card.kind === 'tip'
    ? pathTo('TipSuccess', { tipsQrCardHash: card.hash }, query)
    : pathTo('DonateSuccess', { donateQrCardHash: card.hash }, query);
};
