export { backoffAfter, isTrouble, PRINTER_PROBLEMS, type PrinterProblem } from './attempts.ts';
export {
  type OrderToPrint,
  type PaperTicket,
  type PrintedState,
  type TicketHead,
  type TicketKind,
  type TicketLine,
  ticketFor,
  ticketsDue,
  wholeTicket,
} from './due.ts';
export {
  CODE_PAGES,
  type CodePage,
  onPaper,
  PAPER_COLUMNS,
  type PaperColumns,
  type PaperLine,
  type PaperSize,
  type PaperText,
  roomFor,
  rule,
} from './paper.ts';
export { type TicketWords, ticketPaper } from './ticket-paper.ts';
