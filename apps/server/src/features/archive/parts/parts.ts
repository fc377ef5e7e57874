import { MENU_PARTS } from './menu-parts.ts';
import { MONEY_PARTS } from './money-parts.ts';
import { ORDER_PARTS } from './order-parts.ts';
import type { Part } from './part.ts';
import { VENUE_PARTS } from './venue-parts.ts';

/** Everything an archive holds beside pictures, in the order in which it is written and restored. */
export const PARTS: readonly Part[] = [...VENUE_PARTS, ...MENU_PARTS, ...ORDER_PARTS, ...MONEY_PARTS];
