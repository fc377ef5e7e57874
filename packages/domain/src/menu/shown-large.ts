import type { Picture } from './menu-document.ts';

/** From this width on, in pixels, a picture fills a phone's screen sharply. */
export const LARGE_FROM = 600;

/**
 * Whether guests see a dish's picture as wide as the page, or as a thumbnail and no larger. A photograph from any phone is
 * wide enough; what is smaller is a drawing, an icon, or blurred by the time it fills a screen.
 */
export const isShownLarge = ({ width }: Pick<Picture, 'width'>): boolean => width >= LARGE_FROM;
