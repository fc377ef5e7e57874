import { deviceStorage } from '../../parts/device-storage.ts';

const REMEMBERED = 'tableside.console.venue';

/** The venue this device worked at last, by slug. */
export const rememberedVenue = (): string | null => deviceStorage.getItem(REMEMBERED);
export const rememberVenue = (slug: string): void => deviceStorage.setItem(REMEMBERED, slug);
