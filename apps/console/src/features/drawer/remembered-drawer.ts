import { deviceMemory } from '../../parts/device-memory.ts';

/** The drawer beside which this device stands, by its printer; null: none, such as a waiter's phone. */
export const { remembered: rememberedDrawer, remember: rememberDrawer } = deviceMemory('drawer');
