import { addressOfCode } from '../codes/index.ts';
import type { GiftKind } from './gift-terms.ts';

/** What a phone opens that reads a tip or donation card's code. TIPCARD-01, DONATE-01 */
export const addressOfGift = (base: string, kind: GiftKind, code: string): string =>
  addressOfCode(`${base}/${kind}`, code);
