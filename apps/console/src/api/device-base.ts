import { keptBase } from '@tableside/contract/kept/table';

/** The tables that the console keeps on a device: what was seen last, and what was taken without a line. */
export const baseOf = keptBase('tableside-console', ['reads', 'unsent']);
