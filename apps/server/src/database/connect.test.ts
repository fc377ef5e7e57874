import { describe, expect, it } from 'vitest';
import { provideCluster } from './connect.ts';
import { silentLog } from './embedded-log.ts';

describe('provideCluster', () => {
  it('says which database cannot be used, without its password', async () => {
    const databaseUrl = 'postgres://somebody:hunter2@127.0.0.1:1/nowhere';
    const opening = provideCluster({ databaseUrl, dataDir: '/nonexistent', log: silentLog });
    await expect(opening).rejects.toThrow(
      /DATABASE_URL \(postgres:\/\/somebody:\*\*\*@127\.0\.0\.1:1\/nowhere\) cannot be used/,
    );
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});
