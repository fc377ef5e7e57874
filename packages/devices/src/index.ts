export { encodePaper } from './printer/encode.ts';
export {
  PRINT_PROBLEMS,
  type Printer,
  type PrinterDriver,
  type PrinterPlace,
  type PrinterStatus,
  type PrintProblem,
  type PrintResult,
} from './printer/port.ts';
export { PRINTER_DRIVERS, type PrinterKind } from './printer/registry.ts';
