/** Why an archive is not restored, in words for whoever tries. Nothing was written. */
export class ArchiveProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
