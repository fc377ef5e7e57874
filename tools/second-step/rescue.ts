import { connectDatabase, type Place } from '../../apps/server/src/database/connection/reach.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type RescueRefusal, rescueSecondStep } from '../../apps/server/src/features/staff/index.ts';

const WHY: Readonly<Record<RescueRefusal, string>> = {
  unknown: 'Nobody signs in with this mail address.',
  'no second step': 'This account has no second step: the password alone opens it.',
};

/** Makes fresh recovery codes for an account and says them, once; answers whether it could. */
export const rescue = async (place: Place, email: string, say: (line: string) => void): Promise<boolean> => {
  const cluster = await connectDatabase(place);
  if (cluster.startedHere) await migrate(cluster.connection);
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
