import type { Picture } from '@tableside/domain/menu';

/** Address of a stored picture at full size (1000 px wide webp; an avif of the same name stands beside it). */
export const photoUrl = (picture: Picture): string => `/media/${picture.id}/photo.webp`;

/** Address of the picture at list size. */
export const thumbnailUrl = (picture: Picture): string => `/media/${picture.id}/thumb.webp`;
