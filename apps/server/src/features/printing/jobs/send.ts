import type { PrintResult } from '@tableside/devices';
import { textIn } from '@tableside/domain/menu';
import {
  onPaper,
  type PaperLine,
  type PaperText,
  type PaperTicket,
  rule,
  ticketPaper,
} from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { PrinterRow } from '../printers/printer-store.ts';
import { devices, openPrinter } from '../printers/reach.ts';
import type { PrintJob } from './job-store.ts';
import { printedTexts } from './ticket-words.ts';

type Parts = Pick<Deps, 'env' | 'providerPlaces' | 'venues' | 'bridges'>;

const sendLines = async (
  parts: Parts,
  printer: PrinterRow,
  lines: readonly PaperLine[],
  { jobId, qr }: { readonly jobId: string | null; readonly qr?: string },
): Promise<PrintResult> => {
  const open = await openPrinter(parts, printer, { jobId });
  if (!open) return { kind: 'unreachable', mayHavePrinted: false };
  const { encodeReceipt } = await devices();
  const bytes = encodeReceipt(lines, {
    columns: printer.columns,
    codePage: printer.code_page,
    ...(qr !== undefined && { qr }),
  });
  return open.print(bytes, jobId === null ? 'test' : `ticket-${jobId}`);
};

const paperOf = async (parts: Parts, printer: PrinterRow, ticket: PaperTicket, isCopy: boolean) => {
  const { settings } = await parts.venues.get(printer.venue_id);
  const { mainLanguage } = settings;
  const names = new Map(
    settings.courses.map(({ id, name, displayName }) => [
      id,
      textIn(displayName, mainLanguage, mainLanguage) || name,
    ]),
  );
  const words = {
    ...printedTexts(mainLanguage).ticket,
    course: (id: string | null): string => (id === null ? '' : (names.get(id) ?? '')),
  };
  return ticketPaper(ticket, { words, columns: printer.columns, isCopy });
};

/** Prints one ticket; never throws for what a printer does. */
export const printTicket = async (parts: Parts, printer: PrinterRow, job: PrintJob): Promise<PrintResult> => {
  const jobId = job.id;
  if (job.ticket)
    return sendLines(parts, printer, await paperOf(parts, printer, job.ticket, job.copy), { jobId });
  const { lines = [], qr } = job.paper ?? {};
  const { settings } = await parts.venues.get(printer.venue_id);
  const mark: PaperText[] = job.copy
    ? [{ text: printedTexts(settings.mainLanguage).ticket.copy, size: 'tall', reversed: true }]
    : [];
  const all = onPaper([...mark, ...lines], printer.columns);
  return sendLines(parts, printer, all, { jobId, ...(qr !== undefined && { qr }) });
};

/** Opens the cash drawer that hangs on a printer; nothing is printed. */
export const pulseDrawer = async (parts: Parts, printer: PrinterRow): Promise<PrintResult> => {
  const open = await openPrinter(parts, printer);
  if (!open) return { kind: 'unreachable', mayHavePrinted: false };
  const { encodeDrawerPulse } = await devices();
  return open.print(encodeDrawerPulse(), 'drawer');
};

/** Prints a page that shows a printer's name, the width of its paper and its letters. */
export const printTestPage = async (parts: Parts, printer: PrinterRow): Promise<PrintResult> => {
  const { settings } = await parts.venues.get(printer.venue_id);
  const { title, letters } = printedTexts(settings.mainLanguage).test;
  const lines = onPaper(
    [
      { text: printer.name, size: 'big', bold: true },
      { text: title },
      rule(printer.columns, '='),
      { text: letters, size: 'tall' },
      rule(printer.columns),
    ],
    printer.columns,
  );
  return sendLines(parts, printer, lines, { jobId: null });
};
