import { lateParts } from '../../app/late-parts.ts';

/** The heavy parts of an order's screens. */
export const { load: loadOrderParts, useParts: useOrderParts } = lateParts(() => import('./order-parts.ts'));
