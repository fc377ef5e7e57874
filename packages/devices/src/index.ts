export type {
  FiscalDriver,
  FiscalLine,
  FiscalMark,
  FiscalOutcome,
  FiscalPlace,
  FiscalPrinter,
  FiscalProblem,
  FiscalReceipt,
  FiscalSale,
} from './fiscal/port.ts';
export { FISCAL_DRIVERS, type FiscalKind } from './fiscal/registry.ts';
export { encodeDrawerPulse, encodeReceipt } from './printer/encode.ts';
export type {
  Printer,
  PrinterDriver,
  PrinterPlace,
  PrinterStatus,
  PrintResult,
} from './printer/port.ts';
export { PRINTER_DRIVERS, type PrinterKind } from './printer/registry.ts';
export type {
  Terminal,
  TerminalAnswer,
  TerminalDriver,
  TerminalOperation,
  TerminalOutcome,
  TerminalPlace,
  TerminalRequest,
} from './terminal/port.ts';
export { TERMINAL_DRIVERS, type TerminalKind } from './terminal/registry.ts';
