import { Refusal } from '@tableside/contract';
import type { MenuDocument } from '@tableside/domain/menu';
import type { MenuReader } from './menu.ts';

const EMPTY: MenuDocument = { tags: [], categories: [] };

/** The menu for staff; one without dishes where none is published yet, which to them is no failure. */
export const documentOrEmpty = async (menus: MenuReader, venueId: string): Promise<MenuDocument> => {
  try {
    return (await menus.document(venueId, Number.POSITIVE_INFINITY)).document;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'menu_not_published') return EMPTY;
    throw error;
  }
};
