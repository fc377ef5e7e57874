import type { Database } from '../../database/database.ts';
import { createStaff, givePin } from '../staff/index.ts';
import { insertPinMember, membersOf } from '../team/index.ts';
import type { TablesFile } from './seed-file.ts';

const DEMO_PASSWORD = 'tableside-demo';
const NOBODY = '';

/** The staff of a demo venue: by address and password, or by name and PIN alone. */
export const addDemoStaff = async (
  database: Database,
  venueId: string,
  staff: TablesFile['staff'],
): Promise<void> => {
  const there = await membersOf(database.run, venueId, NOBODY, true);
  for (const person of staff) {
    if ('email' in person) {
      await createStaff(database, { ...person, password: DEMO_PASSWORD, venueId, isDemo: true });
    } else if (!there.some(({ name }) => name === person.name)) {
      const put = await givePin(person.pin);
      await database.transaction(async run => {
        const { name, role } = person;
        await put(run, await insertPinMember(run, { venueId, name, role, isDemo: true }), new Date());
      });
    }
  }
};
