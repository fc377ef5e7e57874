import type { Deps } from '../../../deps.ts';
import { seam } from '../../../seam.ts';

/**
 * Payments are overtaken: another one has paid for what they were meant for. cancel-payment.ts ends them, which asks
 * providers, whose answers are taken in where this is asked; so the two meet here.
 */
export const superseded = seam<readonly string[], void, Deps>('the end of overtaken payments');
