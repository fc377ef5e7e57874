import { posnet } from './drivers/posnet/index.ts';
import type { FiscalDriver } from './port.ts';

/** Every way to speak to a fiscal printer; a new one is a folder and a line. */
export const FISCAL_DRIVERS = { posnet } as const satisfies Readonly<Record<string, FiscalDriver>>;
export type FiscalKind = keyof typeof FISCAL_DRIVERS;
