/** Waits and rhythms of the guest app, in milliseconds unless said otherwise. Spec 1§9. */
export const TIMINGS = {
  /** APP-10. */
  toastAutoClose: 7_000,
  /** OFFLINE-01. */
  connectivityCheck: 5_000,
  /** Least time of the splash over a scan or a menu, from the moment the page was asked for. SCAN-08, MENU-04. */
  splashMinimum: 1_200,
  /** CART-11. */
  quantityDebounce: 1_000,
  /** ORDER-49. */
  ordersPoll: 15_000,
  /** MENU-18. */
  categoryScroll: 300,
  /** MENU-22, MENU-23. */
  sliderPause: 500,
  /** CART-41, CART-43, APP-11. */
  backdrop: 2_000,
  /** A stream that the browser gave up on is tried again. */
  realtimeRetry: 15_000,
  /** Parts that the first view does without are fetched this long after it stands. */
  latePart: 2_000,
  /** Analytics events are sent together. */
  eventsFlush: 4_000,
} as const;

/** Distances of the menu in CSS pixels. Spec 1§9. */
export const DISTANCES = {
  /** MENU-25. */
  scrollUpAfter: 900,
  /** MENU-18. */
  categoryOffset: 120,
  /** MENU-08. */
  coverHeight: 150,
} as const;
