export { encodePaper } from './printer/encode.ts';
export type {
  Printer,
  PrinterDriver,
  PrinterPlace,
  PrinterStatus,
  PrintResult,
} from './printer/port.ts';
export { PRINTER_DRIVERS, type PrinterKind } from './printer/registry.ts';
