import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { provideCluster } from '../../apps/server/src/database/connect.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { runningEmbedded } from '../../apps/server/src/database/running.ts';
import { type RescueRefusal, rescueSecondStep } from '../../apps/server/src/features/staff/index.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

const WHY: Readonly<Record<RescueRefusal, string>> = {
  unknown: 'Nobody signs in with this mail address.',
  'no second step': 'This account has no second step: the password alone opens it.',
};

/** The installation's database: that of the server that runs, else started for this moment. */
const reach = async ({
  dataDir,
  databaseUrl,
}: Place): Promise<{ readonly connection: PoolConfig; readonly stop: () => Promise<void> }> => {
  const running = databaseUrl === null ? await runningEmbedded(dataDir) : null;
  if (running) return { connection: running, stop: async () => undefined };
  const cluster = await provideCluster({ databaseUrl, dataDir, log: pino({ level: 'silent' }) });
  await migrate(cluster.connection);
  return cluster;
};

/** Makes fresh recovery codes for an account and says them, once; answers whether it could. */
export const rescue = async (place: Place, email: string, say: (line: string) => void): Promise<boolean> => {
  const cluster = await reach(place);
  const database = openDatabase({ ...cluster.connection, max: 1 });
  try {
    const done = await rescueSecondStep(database, email);
    if (typeof done === 'string') {
      say(WHY[done]);
      return false;
    }
    say(
      `New recovery codes of ${done.name}. They are shown this once; the earlier ones open nothing any more.`,
    );
    for (const code of done.codes) say(`  ${code}`);
    say('Sign in with the password and one of them, then set up the second step anew under Account.');
    say(
      'Every device of this account is signed out, and the owners of its venues read of it in the audit log.',
    );
    return true;
  } finally {
    await database.close();
    await cluster.stop();
  }
};
