import { createReadStream, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { provideCluster } from '@tableside/server/database/connection/connect.ts';
import { openDatabase } from '@tableside/server/database/database.ts';
import { migrate } from '@tableside/server/database/migrate.ts';
import { processEnv } from '@tableside/server/env.ts';
import { createLog } from '@tableside/server/http/log.ts';
import { importRegister } from './import-register.ts';

const USAGE = `Takes a register of companies over, for the search of the invoice form.

  node tools/companies/import.ts <file> [--country LT]

<file> is CSV with a header or NDJSON, as the open data of the Lithuanian register of legal entities are
(get.data.gov.lt, registrucentras.lt). "-" reads standard input. The database is that of DATABASE_URL, else the
embedded one of DATA_DIR; stop the server first when it runs on the embedded one.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { country: { type: 'string', default: 'LT' } },
});
const [file] = positionals;
if (file === undefined || !/^[A-Z]{2}$/.test(values.country)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const env = processEnv();
mkdirSync(env.dataDir, { recursive: true });
const log = createLog(env.logLevel);
const cluster = await provideCluster({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
try {
  await migrate(cluster.connection);
  const database = openDatabase(cluster.connection);
  const input = file === '-' ? process.stdin : createReadStream(file);
  const { written, dropped } = await importRegister(
    database,
    values.country,
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }),
    new Date(),
  );
  process.stdout.write(`${written} companies of ${values.country} written, ${dropped} dropped.\n`);
  await database.close();
} finally {
  await cluster.stop();
}
