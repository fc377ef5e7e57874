import { ecrWebsocket } from './drivers/ecr-websocket/index.ts';
import type { TerminalDriver } from './port.ts';

/** Every way to speak to a card terminal; a new one is a folder and a line. */
export const TERMINAL_DRIVERS = { 'ecr-websocket': ecrWebsocket } as const satisfies Readonly<
  Record<string, TerminalDriver>
>;
export type TerminalKind = keyof typeof TERMINAL_DRIVERS;
