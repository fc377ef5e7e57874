/** What a printer prints that stands at no self-service place. `papers`: receipts, bills and day reports for staff. */
export const PRINTER_PRINTS = ['tickets', 'papers', 'both'] as const;
export type PrinterPrints = (typeof PRINTER_PRINTS)[number];

type Given = { readonly prints: PrinterPrints; readonly table_id: string | null };

export const printsTickets = ({ prints, table_id }: Given): boolean =>
  table_id === null && prints !== 'papers';

export const printsPapers = ({ prints, table_id }: Given): boolean =>
  table_id === null && prints !== 'tickets';
