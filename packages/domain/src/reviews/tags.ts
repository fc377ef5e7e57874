import { GOOD_RATING } from './rating.ts';

/** What a rating is about. REVIEW-05. */
export const REVIEW_TAGS = ['Taste', 'Service', 'Speed', 'Atmosphere', 'Staff'] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

/** What a rating of the app itself is about, as guests paid with it. REVIEW-06. */
export const PLATFORM_TAGS = ['payment', 'control', 'speed', 'design', 'information', 'ratings'] as const;
export type PlatformTag = (typeof PLATFORM_TAGS)[number];

/** A tag is worded as praise or as complaint. REVIEW-07. */
export type Tone = 'good' | 'bad';
export const toneOf = (rating: number): Tone => (rating >= GOOD_RATING ? 'good' : 'bad');

/** The tags that were named, however they are spelled, each once and in our order. */
export const tagsNamed = <T extends string>(known: readonly T[], named: readonly string[]): T[] => {
  const asked = new Set(named.map(name => name.toLowerCase()));
  return known.filter(tag => asked.has(tag.toLowerCase()));
};
