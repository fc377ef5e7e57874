import { aboutKey, type ReviewAbout } from './about.ts';
import { allKept, type KeptReview, type KeptTag, keep, type Step, useKept } from './kept-reviews.ts';
import { holdTags, releaseTags, sendReview } from './send-reviews.ts';
import { REVIEW_TIMINGS } from './timings.ts';

/** Which review: of what was served, or of the app by which it was paid. */
export type Saying = Pick<KeptReview, 'app'> & { readonly about: ReviewAbout };

export const keyOf = ({ about, app }: Saying): string => (app ? `app:${aboutKey(about)}` : aboutKey(about));

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

const timers = new Map<string, ReturnType<typeof setTimeout>>();

export const change = (saying: Saying, what: Partial<KeptReview>, step?: Step): void => {
  const key = keyOf(saying);
  const before = allKept()[key] ?? { ...EMPTY, at: Date.now() };
  const unsent = step ? [...new Set([...before.unsent, step])] : before.unsent;
  keep(key, { ...before, ...what, ...saying, unsent });
};
const send = (key: string): void => void sendReview(key).catch(() => undefined);

const sendTagsSoon = (key: string): void => {
  clearTimeout(timers.get(key));
  holdTags(key);
  timers.set(
    key,
    setTimeout(() => {
      releaseTags(key);
      send(key);
    }, REVIEW_TIMINGS.tagsDebounce),
  );
};

/** What is picked and typed for a review: kept at once, and told to the server in its time. */
export const useSaying = (saying: Saying) => {
  const key = keyOf(saying);
  const { rating, tags, comment, contact, submitted, attempted, unsent } = useKept(key) ?? EMPTY;
  const tell = (what: Partial<KeptReview>, step: Step): void => {
    change(saying, what, step);
    send(key);
  };
  return {
    rating,
    tags,
    comment,
    contact,
    submitted,
    attempted,
    /** Some of it has not arrived yet. */
    waits: unsent.length > 0,
    rate: (next: number) => tell({ rating: next }, 'rating'),
    toggle: (tag: KeptTag) => {
      const next = tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag];
      change(saying, { tags: next }, 'tags');
      sendTagsSoon(key);
    },
    type: (words: { readonly comment?: string; readonly contact?: string }) => change(saying, words),
    submit: () => {
      clearTimeout(timers.get(key));
      releaseTags(key);
      tell({ submitted: true }, 'words');
    },
    /** The phone is about to open the maps service. REVIEW-15. */
    attempt: () => tell({ attempted: true }, 'attempt'),
  };
};
