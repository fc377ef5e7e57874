import { describe, expect, it } from 'vitest';
import { keys } from '../../data/keys.ts';
import { aDonationView, aTipCardView } from '../../testing/gift-builders.ts';
import { shown } from '../../testing/shown.tsx';
import Donate from '../Donate/index.tsx';
import DonateSuccess from '../DonateSuccess/index.tsx';
import TipSuccess from '../TipSuccess/index.tsx';
import TipWaiter from './index.tsx';

const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
const params = { tipsQrCardHash: 'RUTA' };
const given = { donateQrCardHash: 'SHELTER' };
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

describe('a card that ended, of which the page of a payment was left', () => {
  it.each([
    ['[TIPCARD-13] a tip’s', <TipWaiter key="" params={params} />, keys.tipCard('RUTA'), aTipCardView],
    [
      '[DONATE-05] [DONATE-06] a donation’s',
      <Donate key="" params={given} />,
      keys.donation('SHELTER'),
      aDonationView,
    ],
  ] as const)(
    '%s takes nothing more, also when the guest goes back to it from there',
    (_, screen, key, view) => {
      const at = (ways: string[]) =>
        shown(screen, { url: '/tip/RUTA', more: { [key]: view({ payment_providers: ways }) } });
      expect(at([]).names).toContain('Reload');
      expect(at([]).text).not.toMatch(/Another amount|€/);
      expect(at(['stripe']).text).toContain('Another amount');
    },
  );

  it('[TIPCARD-27] [DONATE-02] its own page is there', () => {
    const ended = { [keys.tipCard('RUTA')]: aTipCardView({ payment_providers: [], tips_amounts: [] }) };
    const after = shown(<TipSuccess params={params} />, {
      url: '/tip/success/RUTA?paymentUuid=u',
      more: ended,
    });
    expect(after.text).toContain('Checking your payment');
    const donation = { [keys.donation('SHELTER')]: aDonationView({ payment_providers: [], session: '' }) };
    const url = '/donation/success/SHELTER?paymentUuid=u';
    expect(shown(<DonateSuccess params={given} />, { url, more: donation }).text).toContain(
      'Checking your payment',
    );
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
