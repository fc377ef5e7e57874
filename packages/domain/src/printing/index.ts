export {
  BRIDGE_AWAY_MS,
  backoffAfter,
  isTrouble,
  PRINTER_PROBLEMS,
  type PrinterProblem,
} from './attempts.ts';
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
export { type OrderSlip, type OrderSlipWords, orderSlip } from './order-slip.ts';
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
export { PRINTER_PRINTS, type PrinterPrints, printsPapers, printsTickets } from './prints.ts';
export {
  askedAgainAfter,
  isPrinterOnline,
  PRINTER_POLL_MS,
  PRINTER_RECONNECT_MS,
  PRINTER_STANDINGS,
  type PrinterSaid,
  type PrinterStanding,
  printerEvent,
  standingOf,
  TERMINAL_RENEW_MS,
} from './standing.ts';
export { type TicketWords, ticketPaper } from './ticket-paper.ts';
