import type { Place } from '@tableside/domain/floor';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to a table: an arrow moves it by a cell, with Shift it changes the size. Null: nothing. */
export const changeByKey = (
  place: Pick<Place, 'x' | 'y' | 'width' | 'height'>,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Partial<Place> | null => {
  const step = STEPS[key];
  if (!step) return null;
  const [across, down] = step;
  return shiftKey
    ? { width: place.width + across, height: place.height + down }
    : { x: place.x + across, y: place.y + down };
};
