import { describe, expect, it } from 'vitest';
import { keys } from '../../data/keys.ts';
import { aTipCardView } from '../../testing/gift-builders.ts';
import { shown } from '../../testing/shown.tsx';
import TipSuccess from '../TipSuccess/index.tsx';
import TipWaiter from './index.tsx';

const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
const params = { tipsQrCardHash: 'RUTA' };
const cards = (place: string | null, asks: boolean) => {
  const card = aTipCardView();
  const owner = card.personnel_data ?? card.restaurant_data;
  const personnel_data = { ...owner, show_review_cta_in_payment_screen: asks };
  const venue = { ...card.venue, google_place_id: place };
  return { [keys.tipCard('RUTA')]: aTipCardView({ personnel_data, venue }) };
};

describe('[TIPCARD-09] the review on a tip card', () => {
  const card = (query: string, asks: boolean, place: string | null = PLACE) =>
    shown(<TipWaiter params={params} />, { url: `/tip/RUTA${query}`, more: cards(place, asks) });
  const reviews = ({ names }: { readonly names: readonly string[] }) =>
    names.filter(name => name.startsWith('Leave a review'));

  it('is told to the venue where the guest came from a table', () => {
    const { control } = card('?sessionToken=s&orderId=o', true);
    expect(control('Leave a review').href).toBeNull();
  });

  it('is public where nothing proves that they were there', () => {
    const { href, tag } = card('', true).control(/^Leave a review/);
    expect(href).toBe(`https://search.google.com/local/writereview?placeid=${PLACE}`);
    expect(tag).toContain('target="_blank"');
  });

  it('is not there where it could lead nowhere, or is not asked for', () => {
    expect(reviews(card('', true, null))).toEqual([]);
    expect(reviews(card('?sessionToken=s', false))).toEqual([]);
  });
});

describe('after a tip', () => {
  const page = (query: string) =>
    shown(<TipSuccess params={params} />, {
      url: `/tip/success/RUTA?paymentUuid=u${query}`,
      more: cards(null, false),
    });

  it('[TIPCARD-29] the way back to the menu is there for whoever came from a table', () => {
    const { control, names } = page('&sessionToken=s');
    expect(control('Back to the menu').href).toMatch(/^\/menu\/s/);
    expect(names).not.toContain('Close');
  });

  it('[TIPCARD-30] everybody else closes it', () => {
    expect(page('').names).toEqual(['Close']);
  });
});
