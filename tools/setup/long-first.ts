import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './long-files.ts';

/** A fresh clone knows nothing of how long files took: the long ones begin first, and wait beside those that compute. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => isLong(moduleId)),
      ...sorted.filter(({ moduleId }) => !isLong(moduleId)),
    ];
  }
}
