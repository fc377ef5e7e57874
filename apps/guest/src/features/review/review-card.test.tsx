import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { MapsOffer } from './MapsOffer.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { Stars } from './Stars.tsx';
import type { Review } from './use-review.ts';

const aReview = (over: Partial<Review> = {}): Review => ({
  rating: 5,
  tags: [],
  comment: '',
  contact: '',
  submitted: false,
  attempted: false,
  waits: false,
  justGiven: false,
  open: true,
  asksForApp: false,
  rate: () => undefined,
  toggle: () => undefined,
  type: () => undefined,
  submit: () => undefined,
  attempt: () => undefined,
  ...over,
});

describe('the block of a review', () => {
  it('[REVIEW-02] has five stars, each with its word', () => {
    const { names } = shown(<Stars rating={null} label="How was it?" onRate={() => undefined} />);
    expect(names.slice(0, 5)).toEqual([
      'Terrible (1/5)',
      'Bad (2/5)',
      'Meh (3/5)',
      'Good (4/5)',
      'Excellent (5/5)',
    ]);
  });

  it('[REVIEW-05] [REVIEW-07] [REVIEW-09] [REVIEW-10] asks what it was about, with bounds on what is typed', () => {
    const { names, text, html } = shown(<ReviewWords review={aReview({ rating: 2 })} />);
    expect(names).toEqual(['Taste', 'Service', 'Speed', 'Atmosphere', 'Staff']);
    expect(text).toContain('What could be better?');
    expect(shown(<ReviewWords review={aReview({ rating: 4 })} />).text).toContain('What was good?');
    expect([...html.matchAll(/maxLength="(\d+)"/gi)].map(([, most]) => Number(most))).toEqual([15_000, 255]);
  });
});

describe('[REVIEW-03] the public review', () => {
  const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
  const offer = (over: Partial<Review>, place: string | null = PLACE) =>
    shown(<MapsOffer review={aReview(over)} placeId={place} />);

  it('is a button after five stars, in a new tab', () => {
    const { control, text } = offer({});
    const link = control(/^Write a public review on Google Maps/);
    expect(link.href).toBe(`https://search.google.com/local/writereview?placeid=${PLACE}`);
    expect(link.tag).toContain('target="_blank"');
    expect(text).toContain('Would you tell others, too?');
  });

  it.each([
    ['a bad rating', { rating: 1, submitted: true }],
    ['one that was tried', { attempted: true, submitted: true }],
  ])('of %s it is a plain link, once the review is handed in', (_, over) => {
    expect(offer(over).names).toHaveLength(1);
    expect(offer(over).text).not.toContain('Would you tell others, too?');
    expect(offer({ ...over, submitted: false }).names).toEqual([]);
  });

  it('is not offered by a venue without a place', () => {
    expect(offer({}, null).names).toEqual([]);
  });
});
