/** Where reviews are kept in the phone's storage. */
export const KEPT_AT = 'reviews';
