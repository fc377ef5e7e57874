import type { FileAsked } from '@tableside/contract/http/shared/menu-exchange';
import { deviceStorage } from '../../parts/device-storage.ts';

export type Uses = readonly (string | null)[];

const KEPT = 'tableside.console.menu-columns';
/** Tills and sheets of one house. */
const MOST = 20;

const keyOf = (venueId: string): string => `${KEPT}.${venueId}`;
const lineOf = ({ columns }: FileAsked): string => columns.map(({ title }) => title).join('\n');

const keptIn = (venueId: string): readonly (readonly [string, Uses])[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(keyOf(venueId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** What was said of columns under the same headings before, on this device. */
export const keptColumns = (venueId: string, asked: FileAsked): Uses | null => {
  const line = lineOf(asked);
  const [, uses] = keptIn(venueId).find(([known]) => known === line) ?? [];
  return line.trim() !== '' && uses?.length === asked.columns.length ? uses : null;
};

export const keepColumns = (venueId: string, asked: FileAsked, uses: Uses): void => {
  const line = lineOf(asked);
  const others = keptIn(venueId).filter(([known]) => known !== line);
  deviceStorage.setItem(keyOf(venueId), JSON.stringify([[line, uses], ...others].slice(0, MOST)));
};
