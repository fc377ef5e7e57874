import { deviceMemory } from '../../../parts/device-memory.ts';

/** Where this device printed last; null: nowhere yet, or not on a printer of the venue. */
export const { remembered: rememberedPrinter, remember: rememberPrinter } = deviceMemory('paper-printer');
