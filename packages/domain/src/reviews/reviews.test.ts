import { describe, expect, it } from 'vitest';
import {
  averageRating,
  isBadRating,
  isPlaceId,
  isReviewOpen,
  MAX_REVIEW_COMMENT,
  mapsHandOff,
  mapsReviewLink,
  PLATFORM_TAGS,
  REVIEW_OPEN_MS,
  REVIEW_TAGS,
  ratingWord,
  reviewContact,
  reviewStep,
  reviewWords,
  showsReview,
  tagsNamed,
  toneOf,
} from './index.ts';

it.each([
  [0, null],
  [1, 'terrible'],
  [2, 'bad'],
  [3, 'meh'],
  [4, 'good'],
  [5, 'excellent'],
  [6, null],
  [null, null],
] as const)('[REVIEW-02] %s is %s', (rating, word) => {
  expect(ratingWord(rating)).toBe(word);
});

it.each([
  [1, true],
  [2, true],
  [3, false],
  [5, false],
])('of a rating of %d somebody is told: %s', (rating, told) => {
  expect(isBadRating(rating)).toBe(told);
});

it.each([
  [0, 0, null],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [5, 1, 5],
] as const)('%d of %d is %s', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

describe('tags', () => {
  it('[REVIEW-05] [REVIEW-06] are those of the documents', () => {
    expect(REVIEW_TAGS).toEqual(['Taste', 'Service', 'Speed', 'Atmosphere', 'Staff']);
    expect(PLATFORM_TAGS).toEqual(['payment', 'control', 'speed', 'design', 'information', 'ratings']);
  });

  it.each([
    [
      ['Staff', 'taste', 'Taste'],
      ['Taste', 'Staff'],
    ],
    [['decor'], []],
    [[], []],
  ])('%j are %j', (named, tags) => {
    expect(tagsNamed(REVIEW_TAGS, named)).toEqual(tags);
  });

  it.each([
    [1, 'bad'],
    [3, 'bad'],
    [4, 'good'],
    [5, 'good'],
  ] as const)('[REVIEW-07] at %d the wording is %s', (rating, tone) => {
    expect(toneOf(rating)).toBe(tone);
  });
});

describe('the contact', () => {
  it.each([
    ['', { kind: 'none' }],
    ['   ', { kind: 'none' }],
    [' a@b.lt ', { kind: 'email', email: 'a@b.lt' }],
    ['a@b', { kind: 'text', text: 'a@b' }],
    ['+37061234567', { kind: 'phone', phone: '+37061234567' }],
    ['+370 612-34 567', { kind: 'phone', phone: '+37061234567' }],
    ['12', { kind: 'phone', phone: '12' }],
    ['1', { kind: 'text', text: '1' }],
    ['061234567', { kind: 'text', text: '061234567' }],
    ['123456789012345', { kind: 'phone', phone: '123456789012345' }],
    ['1234567890123456', { kind: 'text', text: '1234567890123456' }],
    ['@ruta on Signal', { kind: 'text', text: '@ruta on Signal' }],
  ] as const)('[REVIEW-11] %j', (typed, contact) => {
    expect(reviewContact(typed)).toEqual(contact);
  });

  it.each([
    ['Cold soup', 'a@b.lt', { comment: 'Cold soup', email: 'a@b.lt', phone_number: null }],
    ['Cold soup', '+37061234567', { comment: 'Cold soup', email: null, phone_number: '+37061234567' }],
    ['Cold soup', '', { comment: 'Cold soup', email: null, phone_number: null }],
    ['Cold soup', 'room 7', { comment: 'Cold soup\n\nroom 7', email: null, phone_number: null }],
    ['  ', 'room 7', { comment: '  room 7', email: null, phone_number: null }],
  ])('[REVIEW-19] %j with %j', (comment, contact, words) => {
    expect(reviewWords(comment, contact)).toEqual(words);
  });

  it('[REVIEW-10] below the longest comment it still fits', () => {
    const { comment } = reviewWords('x'.repeat(MAX_REVIEW_COMMENT), 'room 7');
    expect(comment).toHaveLength(15_000);
    expect(comment.endsWith('\n\nroom 7')).toBe(true);
  });
});

describe('the public review', () => {
  const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
  it.each([
    ['five stars, before anything is written', 5, false, PLACE, false, 'prominent'],
    ['five stars, submitted', 5, true, PLACE, false, 'prominent'],
    ['five stars, tried already', 5, false, PLACE, true, null],
    ['five stars, tried and submitted', 5, true, PLACE, true, 'plain'],
    ['four stars, not submitted', 4, false, PLACE, false, null],
    ['four stars', 4, true, PLACE, false, 'plain'],
    ['one star', 1, true, PLACE, false, 'plain'],
    ['no place', 5, true, null, false, null],
    ['a place that is none', 5, true, 'x" onclick="', false, null],
    ['no rating', null, false, PLACE, false, null],
  ] as const)('[REVIEW-03] %s', (_, rating, submitted, placeId, attempted, offered) => {
    expect(mapsHandOff({ rating, submitted, placeId, attempted })).toBe(offered);
  });

  it('leads to that place and nowhere else', () => {
    expect(mapsReviewLink(PLACE)).toBe(`https://search.google.com/local/writereview?placeid=${PLACE}`);
    expect([isPlaceId('a&b=c/..;d'), isPlaceId('short'), mapsReviewLink(null)]).toEqual([false, false, null]);
  });
});

describe('where a review stands', () => {
  const words = { rating: 4, submitted: false };
  const submitted = { rating: 4, submitted: true };
  it.each([
    [null, 'rate'],
    [words, 'words'],
    [submitted, 'submitted'],
  ] as const)('[REVIEW-01] %o: %s', (review, step) => {
    expect(reviewStep(review)).toBe(step);
  });

  it.each([
    ['an open order', false, null, false, false],
    ['a closed order', true, null, false, true],
    ['a rating without words', true, words, false, true],
    ['one given before', true, submitted, false, false],
    ['one just given', true, submitted, true, true],
  ] as const)('[REVIEW-04] %s', (_, closed, review, justGiven, shown) => {
    expect(showsReview({ closed, review, justGiven })).toBe(shown);
  });

  it('may be changed for a day', () => {
    expect(isReviewOpen(1_000, 1_000 + REVIEW_OPEN_MS - 1)).toBe(true);
    expect(isReviewOpen(1_000, 1_000 + REVIEW_OPEN_MS)).toBe(false);
  });
});
