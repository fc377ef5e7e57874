import { NEW_PASSWORD_MINUTES } from '@tableside/domain/staff';
import { connectDatabase, type Place } from '../../apps/server/src/database/connection/reach.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { findVenue } from '../../apps/server/src/features/archive/index.ts';
import { type OwnerWayRefusal, ownerWay } from '../../apps/server/src/features/team/index.ts';

const whyNot = (refusal: OwnerWayRefusal): string =>
  refusal.why === 'nobody'
    ? 'Nobody owns this venue. Say who shall: --email <mail address>.'
    : `This venue has several owners. Say which one: --email ${refusal.owners.join(' or ')}.`;

const HOURS = NEW_PASSWORD_MINUTES.handed / 60;

/** Says a link that lets an owner back in, once; answers whether it could. */
export const ownerLink = async (
  place: Place & { readonly site: string },
  { venue: named, email }: { readonly venue: string; readonly email: string | null },
  say: (line: string) => void,
): Promise<boolean> => {
  const cluster = await connectDatabase(place);
  if (cluster.startedHere) await migrate(cluster.connection);
  const database = openDatabase({ ...cluster.connection, max: 1 });
  try {
    const venue = await findVenue(database.run, named);
    if (!venue) {
      say(`No venue is called ${named}.`);
      return false;
    }
    const way = await ownerWay(database, venue.id, email, Date.now());
    if ('why' in way) {
      say(whyNot(way));
      return false;
    }
    say(`  ${place.site}${way.path}`);
    if (way.kind === 'password') {
      say(`Opens once, within ${HOURS} hours: ${way.name} (${way.email}) chooses a new password.`);
      say('Every device of this account is signed out then. A second step is asked for as always;');
      say('who lost that too: npm run second-step.');
    } else {
      say(`Opens once, within a week: ${way.email} becomes an owner of ${venue.name}.`);
    }
    say('The owners of the venue read of it in the audit log.');
    return true;
  } finally {
    await database.close();
    await cluster.stop();
  }
};
