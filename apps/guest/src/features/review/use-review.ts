import type { CallAnswer } from '@tableside/contract/client';
import type { ReviewTag } from '@tableside/domain/reviews';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { aboutKey, idsOf, type ReviewAbout } from './about.ts';
import { allKept, type KeptReview, keep, type Step, useKept } from './kept-reviews.ts';
import { holdTags, releaseTags, sendReview } from './send-reviews.ts';
import { REVIEW_TIMINGS } from './timings.ts';

type Own = CallAnswer<'POST /reviews/own'>;

const EMPTY: Omit<KeptReview, 'about' | 'at'> = {
  id: null,
  rating: null,
  tags: [],
  comment: '',
  contact: '',
  submitted: false,
  attempted: false,
  unsent: [],
};

/** Reviews that were handed in on this page: they are thanked for. REVIEW-04. */
const justGiven = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const change = (about: ReviewAbout, what: Partial<KeptReview>, step?: Step): void => {
  const key = aboutKey(about);
  const before = allKept()[key] ?? { ...EMPTY, at: Date.now() };
  const unsent = step ? [...new Set([...before.unsent, step])] : before.unsent;
  keep(key, { ...before, ...what, about, unsent });
};
const send = (about: ReviewAbout): void => void sendReview(aboutKey(about)).catch(() => undefined);

/** What the server knows of it, unless there is something here that it has not heard. */
const adopt = (about: ReviewAbout, review: Own['review']): void => {
  const kept = allKept()[aboutKey(about)];
  if (!review || (kept && kept.unsent.length > 0)) return;
  const { id, rating, tags, submitted, google_review_attempted: attempted } = review;
  change(about, { id, rating, tags, submitted, attempted });
};

const sendTagsSoon = (about: ReviewAbout): void => {
  const key = aboutKey(about);
  clearTimeout(timers.get(key));
  holdTags(key);
  timers.set(
    key,
    setTimeout(() => {
      releaseTags(key);
      send(about);
    }, REVIEW_TIMINGS.tagsDebounce),
  );
};

/** A review of this phone: what is picked and typed is kept at once, and told to the server in its time. */
export const useReview = (about: ReviewAbout, told: Own['review'] = null) => {
  const key = aboutKey(about);
  const kept = useKept(key);
  const [own, setOwn] = useState<Own | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what it is about
  useEffect(() => {
    let here = true;
    adopt(about, told);
    api('POST /reviews/own', { body: idsOf(about) }).then(
      answer => {
        adopt(about, answer.review);
        if (here) setOwn(answer);
      },
      // It can be rated all the same; what is said waits.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [key]);
  const { rating, tags, comment, contact, submitted, attempted, unsent } = kept ?? EMPTY;
  return {
    rating,
    tags,
    comment,
    contact,
    submitted,
    attempted,
    /** Some of it has not arrived yet. */
    waits: unsent.length > 0,
    justGiven: justGiven.has(key),
    open: own?.open ?? true,
    asksForApp: own?.platform ?? false,
    rate: (next: number) => {
      change(about, { rating: next }, 'rating');
      send(about);
    },
    toggle: (tag: ReviewTag) => {
      const next = tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag];
      change(about, { tags: next }, 'tags');
      sendTagsSoon(about);
    },
    type: (words: { readonly comment?: string; readonly contact?: string }) => change(about, words),
    submit: () => {
      justGiven.add(key);
      clearTimeout(timers.get(key));
      releaseTags(key);
      change(about, { submitted: true }, 'words');
      send(about);
    },
    /** The phone is about to open the maps service. REVIEW-15. */
    attempt: () => {
      change(about, { attempted: true }, 'attempt');
      send(about);
    },
  };
};
export type Review = ReturnType<typeof useReview>;
