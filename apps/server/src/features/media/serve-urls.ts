import type { Picture } from '@tableside/domain/menu';

/** Address of a stored picture at full size (1000 px wide webp; an avif of the same name stands beside it). */
export const photoUrl = (picture: Picture): string => `/media/${picture.id}/photo.webp`;

/**
 * Address of a picture of a person, who may take it back: caches that many share do not keep it, and a browser asks again soon.
 */
export const ofPerson = (address: string): string => `${address}?of=person`;

/** Address of the picture at list size. */
export const thumbnailUrl = (picture: Picture): string => `/media/${picture.id}/thumb.webp`;
