import { parseArgs } from 'node:util';
import { EnvProblem, processEnv } from '../../apps/server/src/env.ts';
import { ownerLink } from './owner-link.ts';

/** npm run owner-link -- --venue my-venue [--email owner@venue.example] */
const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({ options: { venue: text, email: text } });
if (values.venue === '') {
  console.error('Usage: npm run owner-link -- --venue <its name in the address> [--email <mail address>]');
  process.exit(2);
}
try {
  const { dataDir, databaseUrl, publicUrl, port } = processEnv();
  const place = { dataDir, databaseUrl, site: publicUrl ?? `http://localhost:${port}` };
  const asked = { venue: values.venue, email: values.email === '' ? null : values.email };
  process.exitCode = (await ownerLink(place, asked, line => console.log(line))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof EnvProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
