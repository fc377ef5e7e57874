import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import { wordsOf } from './fault.ts';

/** Why an archive is not restored: as codes, and in words for whoever tries at the command line. Nothing was written. */
export class ArchiveProblem extends Error {
  readonly faults: readonly ArchiveFault[];
  constructor(faults: readonly ArchiveFault[]) {
    super(faults.map(wordsOf).join('\n'));
    this.faults = faults;
  }
}
