import { deviceMemory } from '../../../parts/device-memory.ts';

/** The terminal at which this device took money last: a sale that begins at a colleague's is worse than one more tap. */
export const { remembered: rememberedTerminal, remember: rememberTerminal } = deviceMemory('terminal');
