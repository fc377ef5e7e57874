import { afterAll, beforeAll } from 'vitest';
import { PROVIDERS } from '../registry.ts';
import { sandboxStage } from '../testing/sandbox-stage.ts';
import { conformance } from './index.ts';

let stage: Awaited<ReturnType<typeof sandboxStage>>;
beforeAll(async () => {
  stage = await sandboxStage();
});
afterAll(() => stage.close());

for (const provider of PROVIDERS) conformance(provider, () => stage);
