import { parseArgs } from 'node:util';
import { EnvProblem, processEnv } from '../../apps/server/src/env.ts';
import { rescue } from './rescue.ts';

/** npm run second-step -- --email owner@venue.example */
const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });
if (values.email === '') {
  console.error('Usage: npm run second-step -- --email <the mail address that signs in>');
  process.exit(2);
}
try {
  const { dataDir, databaseUrl } = processEnv();
  process.exitCode = (await rescue({ dataDir, databaseUrl }, values.email, line => console.log(line)))
    ? 0
    : 1;
} catch (error) {
  if (!(error instanceof EnvProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
