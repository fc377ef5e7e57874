import { deviceMemory } from '../../../parts/device-memory.ts';

/** What a screen shows that sends the plates out, in place of a station; no station has such an id. */
export const PASS = '~pass';

/** Which station this device stands at, or the pass; null: all of them. */
export const { remembered: rememberedStation, remember: rememberStation } = deviceMemory('kitchen-station');
