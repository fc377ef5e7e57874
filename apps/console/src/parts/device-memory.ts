import { deviceStorage } from './device-storage.ts';

/** One thing that a device remembers for each venue it works at; null: nothing yet, or nothing any more. */
export const deviceMemory = (name: string) => {
  const keyOf = (venueId: string): string => `tableside.console.${name}.${venueId}`;
  return {
    remembered: (venueId: string): string | null => deviceStorage.getItem(keyOf(venueId)),
    remember: (venueId: string, value: string | null): void => {
      if (value === null) deviceStorage.removeItem(keyOf(venueId));
      else deviceStorage.setItem(keyOf(venueId), value);
    },
  };
};
