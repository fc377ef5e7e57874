/** Whether the guest asked the phone for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How the page scrolls to where an action leads: gliding, or at once for who asked for less motion. */
export const scrolling = (): ScrollBehavior => (prefersStill() ? 'instant' : 'smooth');
