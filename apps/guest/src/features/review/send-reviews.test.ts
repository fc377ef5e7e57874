import { ApiFailure } from '@tableside/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../data/api.ts';
import type { ReviewAbout } from './about.ts';
import { allKept, forgetHeld, type KeptReview, keep } from './kept-reviews.ts';
import { resendReviews } from './resend-reviews.ts';
import { holdTags, releaseTags, sendReview, sendReviews } from './send-reviews.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  forgetHeld();
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({ id: 'r1' });
});

const ABOUT: ReviewAbout = {
  session_token: 's',
  unique_order_number: 'abc',
  payment_uuid: null,
  tips_qr_card_hash: null,
};
const aReview = (over: Partial<KeptReview> = {}): KeptReview => ({
  about: ABOUT,
  id: null,
  rating: 2,
  tags: ['Speed'],
  comment: 'Cold',
  contact: '+37061234567',
  submitted: true,
  attempted: false,
  unsent: ['rating', 'tags', 'words'],
  at: Date.now(),
  ...over,
});
const calls = () => vi.mocked(api).mock.calls.map(([key, input]) => [key, (input as { body: object }).body]);
const paths = () => vi.mocked(api).mock.calls.map(([key]) => key);
const unsent = () => allKept().abc?.unsent;
const offline = new ApiFailure('offline', 0, 'no network');

it('[REVIEW-12] [REVIEW-13] [REVIEW-14] the rating goes first, and the others name the review that it became', async () => {
  keep('abc', aReview());
  await sendReview('abc');
  const ids = { session_token: 's', unique_order_number: 'abc', payment_uuid: null, tips_qr_card_hash: null };
  expect(calls()).toEqual([
    ['POST /reviews/rate-v2', { ...ids, review_id: null, rating: 2 }],
    ['POST /reviews/add-review-tags-v2', { ...ids, review_id: 'r1', tags: ['Speed'] }],
    [
      'POST /reviews/leave-comment-v2',
      { ...ids, review_id: 'r1', comment: 'Cold', email: null, phone_number: '+37061234567' },
    ],
  ]);
  expect(unsent()).toEqual([]);
});

it.each([
  ['a number', '+370 612-34 567', { comment: 'Cold', email: null, phone_number: '+37061234567' }],
  ['an address', 'ruta@example.test', { comment: 'Cold', email: 'ruta@example.test', phone_number: null }],
  ['something else', 'room 7', { comment: 'Cold\n\nroom 7', email: null, phone_number: null }],
])('[REVIEW-11] [REVIEW-19] how to reach the guest is sent as %s', async (_, contact, words) => {
  keep('abc', aReview({ contact, unsent: ['words'] }));
  await sendReview('abc');
  expect(calls()).toEqual([['POST /reviews/leave-comment-v2', expect.objectContaining(words)]]);
});

it('[REVIEW-13] tags that are still being tapped wait for the last of them', async () => {
  keep('abc', aReview({ unsent: ['rating', 'tags'] }));
  holdTags('abc');
  await sendReview('abc');
  expect(paths()).toEqual(['POST /reviews/rate-v2']);
  releaseTags('abc');
  await sendReview('abc');
  expect(paths()).toHaveLength(2);
});

it.each([
  ['no network', offline],
  ['a server that fails', new ApiFailure('server_error', 500, 'broken')],
  ['too many at once', new ApiFailure('rate_limited', 429, 'slow down')],
])(
  '[REVIEW-18] %s: what was said is kept, also for the next page, and sent again from where it broke off',
  async (_, failure) => {
    keep('abc', aReview());
    vi.mocked(api).mockResolvedValueOnce({ id: 'r1' }).mockRejectedValueOnce(failure);
    await expect(sendReview('abc')).rejects.toBe(failure);
    forgetHeld();
    expect(allKept().abc).toMatchObject({ id: 'r1', comment: 'Cold', unsent: ['tags', 'words'] });
    vi.mocked(api).mockClear();
    resendReviews();
    await vi.waitFor(() => expect(unsent()).toEqual([]));
    expect(paths()).toEqual(['POST /reviews/add-review-tags-v2', 'POST /reviews/leave-comment-v2']);
  },
);

it('[REVIEW-18] what the server refuses for good is not asked for ever', async () => {
  keep('abc', aReview());
  vi.mocked(api).mockRejectedValue(new ApiFailure('review_closed', 409, 'closed'));
  await sendReviews();
  await sendReviews();
  expect(paths()).toHaveLength(1);
  expect(unsent()).toEqual([]);
});

it('a star that is changed while the first is on its way is sent as well', async () => {
  keep('abc', aReview({ unsent: ['rating'] }));
  vi.mocked(api).mockImplementationOnce(async () => {
    keep('abc', aReview({ rating: 5, unsent: ['rating'] }));
    return { id: 'r1' };
  });
  await sendReview('abc');
  expect(calls().map(([, body]) => (body as { rating: number }).rating)).toEqual([2, 5]);
  expect(unsent()).toEqual([]);
});

it('a phone on which nothing waits fetches nothing, and keeps no review for longer than it can be changed', async () => {
  keep('abc', aReview({ unsent: [] }));
  resendReviews();
  expect(api).not.toHaveBeenCalled();
  keep('abc', aReview({ at: Date.now() - 25 * 3_600_000 }));
  forgetHeld();
  expect(allKept()).toEqual({});
});

it('on a device of everybody nothing is kept for the next guest', () => {
  keep('abc', aReview({ about: { ...ABOUT, shared: true } }));
  expect(storage.get('reviews')).toBe('{}');
});
