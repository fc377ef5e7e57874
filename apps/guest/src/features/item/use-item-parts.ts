import { lateParts } from '../../app/late-parts.ts';

export const { load: loadItemParts, useParts: useItemParts } = lateParts(() => import('./item-parts.ts'));
export type ItemParts = Awaited<ReturnType<typeof loadItemParts>>;
