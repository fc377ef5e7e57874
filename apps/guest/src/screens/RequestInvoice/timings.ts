/** Waits of the invoice form, in milliseconds. */
export const INVOICE_TIMINGS = {
  /** INVOICE-10. */
  searchDebounce: 1_000,
} as const;
