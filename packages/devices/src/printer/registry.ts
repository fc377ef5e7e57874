import { epos } from './drivers/epos/index.ts';
import { escposTcp } from './drivers/escpos-tcp/index.ts';
import type { PrinterDriver } from './port.ts';

/** Every way to speak to a printer; a new one is a folder and a line. */
export const PRINTER_DRIVERS = { epos, 'escpos-tcp': escposTcp } as const satisfies Readonly<
  Record<string, PrinterDriver>
>;
export type PrinterKind = keyof typeof PRINTER_DRIVERS;
