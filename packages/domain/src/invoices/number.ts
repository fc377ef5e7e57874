/** Series of invoice numbers where the venue chose none. */
export const DEFAULT_SERIES = 'TS';

/** An invoice's number: series, year, and a number that has no gaps within them. `TS-2026-000001`. */
export const invoiceNumber = (series: string, year: number, sequence: number): string =>
  `${series}-${year}-${String(sequence).padStart(6, '0')}`;
