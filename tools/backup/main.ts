import { parseArgs } from 'node:util';
import { EnvProblem, processEnv } from '../../apps/server/src/env.ts';
import { backUp } from './backup.ts';

/** npm run backup -- --into /mnt/backups */
const { values } = parseArgs({ options: { into: { type: 'string', default: '' } } });
if (values.into === '') {
  console.error('Usage: npm run backup -- --into <a folder on another disk>');
  process.exit(2);
}
try {
  const { dataDir, databaseUrl } = processEnv();
  const { folder, bytes, withoutDatabase } = await backUp({ dataDir, databaseUrl }, values.into, new Date());
  console.log(`${folder}: ${(bytes / 1_048_576).toFixed(1)} MiB`);
  if (withoutDatabase) {
    console.log('The database of DATABASE_URL is not in it: copy that with pg_dump --format=custom.');
  }
  console.log(
    `To start from it: stop the server, copy the folder to its place, start with DATA_DIR set to it.`,
  );
} catch (error) {
  console.error(`Nothing was copied. ${(error as Error).message}`);
  process.exitCode = error instanceof EnvProblem ? 2 : 1;
}
