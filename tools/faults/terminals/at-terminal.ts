import { aTerminal, type TestTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { type Asker, asker } from '../asking.ts';
import type { Staff } from '../furnish.ts';
import type { Notes } from '../notes.ts';
import type { Stage } from '../stage.ts';
import type { House } from './house.ts';
import type { TerminalPlan } from './plan.ts';

/** A sale that somebody began, and how to find it again. */
export type BegunSale = {
  readonly uuid: string;
  /** How it stands, for the guest's page or for staff, who are signed in anew once a day has passed. */
  readonly look: (staff?: Staff) => Promise<string | null>;
};

/** Where a journey takes place: a terminal that nobody else uses, and the place it stands at. */
export type AtTerminal = {
  readonly stage: Stage;
  readonly notes: Notes;
  readonly plan: TerminalPlan;
  readonly house: House;
  readonly staff: Staff;
  readonly box: TestTerminal;
  readonly terminal: string;
  readonly table: TestTable;
  readonly sales: BegunSale[];
};
export type Round = Pick<AtTerminal, 'stage' | 'notes' | 'house' | 'staff'>;

export const person = ({ stage, notes, plan, staff }: AtTerminal, role: keyof Staff): Asker =>
  asker(stage, notes, plan.seed, staff[role].cookies);

export const venueOf = ({ house, plan }: AtTerminal): string => house.venues[plan.place].id;

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Sets up the terminal of a journey, at a self-service place where guests pay at it themselves. */
export const standAt = async (round: Round, plan: TerminalPlan): Promise<AtTerminal> => {
  const { stage, notes, house, staff } = round;
  const venue = house.venues[plan.place];
  const isKiosk = plan.place === 'kiosk';
  const table = await aTable(stage, venue, {
    name: `Place ${plan.seed}`,
    ...(isKiosk && { orderType: 'self_service' }),
  });
  const box = aTerminal(stage.banks);
  const made = await asker(stage, notes, plan.seed, staff.owner.cookies).must(
    'POST /console/{venue}/terminals',
    {
      venue: venue.id,
      body: {
        name: box.name,
        kind: 'ecr-websocket',
        address: house.wire + box.name,
        table: isKiosk ? table.id : null,
        bridge: plan.bridge === null ? null : (house.bridges[plan.place][plan.bridge]?.id ?? null),
      },
    },
  );
  if (!made) throw new Error('a terminal was not set up');
  return { ...round, plan, box, terminal: made.terminal.id, table, sales: [] };
};
