import type { CallAnswer } from '@tableside/contract/client';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { aboutKey, idsOf, type ReviewAbout } from './about.ts';
import { allKept } from './kept-reviews.ts';
import { change, useSaying } from './use-saying.ts';

type Own = CallAnswer<'POST /reviews/own'>;

/** Reviews that were handed in on this page: they are thanked for. REVIEW-04. */
const justGiven = new Set<string>();

/** What the server knows of it, unless there is something here that it has not heard. */
const adopt = (about: ReviewAbout, review: Own['review']): void => {
  const kept = allKept()[aboutKey(about)];
  if (!review || (kept && kept.unsent.length > 0)) return;
  const { id, rating, tags, submitted, google_review_attempted: attempted } = review;
  change({ about }, { id, rating, tags, submitted, attempted });
};

/** A review of this phone, and whether it can be given. */
export const useReview = (about: ReviewAbout, told: Own['review'] = null) => {
  const key = aboutKey(about);
  const saying = useSaying({ about });
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
  return {
    ...saying,
    justGiven: justGiven.has(key),
    open: own?.open ?? true,
    asksForApp: own?.platform ?? false,
    submit: () => {
      justGiven.add(key);
      saying.submit();
    },
  };
};
export type Review = ReturnType<typeof useReview>;
