import type { WantedLine } from '@tableside/domain/orders';
import { type CartLine, keyOf } from '../cart/index.ts';

/** What a cart holds, whoever numbered its lines. */
export const wantedLines = (lines: readonly CartLine[]): readonly WantedLine[] =>
  lines.map(line => ({ key: keyOf(line), quantity: line.quantity }));
