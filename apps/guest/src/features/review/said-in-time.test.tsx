import { ApiFailure } from '@tableside/contract/client';
import { Button, Chip, Field } from '@tableside/design';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { aboutVisit, type ReviewAbout } from './about.ts';
import { forgetHeld } from './kept-reviews.ts';
import { PlatformReview } from './PlatformReview.tsx';
import { resendReviews } from './resend-reviews.ts';
import { Stars } from './Stars.tsx';
import { sendReviews } from './send-reviews.ts';
import { useReview } from './use-review.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  forgetHeld();
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({ id: 'r1', uuid: 'app-1', review: null, open: true, platform: true });
  const texts = { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') };
  const session = aSession();
  startFrom('/success/s', { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (path: string) =>
  vi
    .mocked(api)
    .mock.calls.flatMap(([call, input]) => (call === path ? [(input as { body: object }).body] : []));

it('[REVIEW-13] tags go a second after the last of them was tapped', async () => {
  const screen = await running(() => useReview(aboutVisit('s')), undefined);
  await screen.does(({ rate }) => rate(2));
  await screen.does(({ toggle }) => toggle('Speed'));
  await screen.later(900);
  await screen.does(({ toggle }) => toggle('Taste'));
  await screen.later(999);
  expect(sent('POST /reviews/add-review-tags-v2')).toEqual([]);
  await screen.later(1);
  expect(sent('POST /reviews/add-review-tags-v2')).toEqual([
    expect.objectContaining({ session_token: 's', review_id: 'r1', tags: ['Speed', 'Taste'] }),
  ]);
  await screen.leave();
});

const PAID: ReviewAbout = { ...aboutVisit('s'), payment_uuid: 'paid' };

const WORDED = {
  2: [
    'Paying was hard',
    'Unclear what to press',
    'Slow',
    'Hard to read',
    'Something was missing',
    'Hard to rate',
  ],
  4: ['Easy to pay', 'Clear what to press', 'Fast', 'Looks good', 'All I needed to know', 'Easy to rate'],
} as const;

it.each([2, 4] as const)(
  '[REVIEW-06] [REVIEW-07] [REVIEW-16] [REVIEW-17] the app is rated %d, with tags worded for that and a comment, all under its uuid',
  async rating => {
    const screen = await running(PlatformReview, { about: PAID });
    const parts = (type: unknown) => drawn(screen.value()).filter(each => each.type === type);
    const act = (type: unknown, name: string, value: unknown, at = 0) =>
      screen.does(() => (parts(type)[at]?.props[name] as undefined | ((said: unknown) => void))?.(value));
    expect(parts(Chip)).toEqual([]);
    await act(Stars, 'onRate', rating);
    expect(sent('POST /platform-reviews/rate')).toEqual([{ platform_review_uuid: null, rating }]);
    expect(parts(Chip).map(({ props }) => props.children)).toEqual(WORDED[rating]);
    await act(Chip, 'onClick', undefined, 0);
    await act(Chip, 'onClick', undefined, 2);
    await screen.later(1_000);
    expect(sent('POST /platform-reviews/add-review-tags')).toEqual([
      { platform_review_uuid: 'app-1', tags: ['payment', 'speed'] },
    ]);
    await act(Field, 'onChange', { currentTarget: { value: 'Went well' } });
    await act(Button, 'onClick', undefined);
    expect(sent('POST /platform-reviews/leave-comment')).toEqual([
      { platform_review_uuid: 'app-1', comment: 'Went well' },
    ]);
    expect(parts(Stars)).toEqual([]);
    await screen.leave();
  },
);

/** A guest who rates the app, taps a tag, writes, and hands it in, while its first call stands as `rate` says. */
const saidOfApp = async (rate: () => Promise<unknown>) => {
  vi.mocked(api).mockImplementationOnce(rate as never);
  const screen = await running(PlatformReview, { about: PAID });
  const act = (type: unknown, name: string, value: unknown) =>
    screen.does(() => {
      const part = drawn(screen.value()).find(each => each.type === type);
      (part?.props[name] as undefined | ((said: unknown) => void))?.(value);
    });
  await act(Stars, 'onRate', 2);
  await act(Chip, 'onClick', undefined);
  await act(Field, 'onChange', { currentTarget: { value: 'It hung' } });
  await act(Button, 'onClick', undefined);
  return screen;
};
const OF_APP = [
  ['POST /platform-reviews/add-review-tags', { tags: ['payment'] }],
  ['POST /platform-reviews/leave-comment', { comment: 'It hung' }],
] as const;

it('[REVIEW-17] [REVIEW-18] what was said of the app before its rating was answered goes once it is', async () => {
  let answer: (said: object) => void = () => undefined;
  const screen = await saidOfApp(() => new Promise(done => (answer = done)));
  expect(OF_APP.flatMap(([call]) => sent(call))).toEqual([]);
  vi.mocked(api).mockResolvedValue({ uuid: 'slow' });
  await screen.does(() => answer({ uuid: 'slow' }));
  await screen.later(0);
  for (const [call, said] of OF_APP) expect(sent(call)).toEqual([{ platform_review_uuid: 'slow', ...said }]);
  await screen.leave();
});

it('[REVIEW-17] [REVIEW-18] what was said of the app while its rating failed is kept, and sent again after a reload', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  const offline = new ApiFailure('offline', 0, 'no network');
  vi.mocked(api).mockRejectedValue(offline);
  const screen = await saidOfApp(() => Promise.reject(offline));
  await screen.later(2_000);
  // The guest is not told of a failure, and neither that it arrived.
  const told = drawn(screen.value()).find(({ props }) => props.role === 'status');
  expect(told?.props.children).toMatch(/as soon as/);
  await screen.leave();
  forgetHeld();
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({ uuid: 'app-2' });
  resendReviews();
  await vi.waitFor(() => expect(sent('POST /platform-reviews/leave-comment')).toHaveLength(1));
  expect(sent('POST /platform-reviews/rate')).toEqual([{ platform_review_uuid: null, rating: 2 }]);
  for (const [call, said] of OF_APP) expect(sent(call)).toEqual([{ platform_review_uuid: 'app-2', ...said }]);
  await sendReviews();
  expect(vi.mocked(api)).toHaveBeenCalledTimes(3);
});
