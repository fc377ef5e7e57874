import type { Deps } from '../../../deps.ts';
import { seam } from '../../../seam.ts';

/** A terminal has said how the sale of a payment ended that nobody knew. Answered by in-person (`askProviderOf`). */
export const saleResolved = seam<string, void, Deps>('what came of a sale that was not known');
