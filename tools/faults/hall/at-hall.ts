import { type Asker, asker } from '../asking.ts';
import type { AtTable } from '../at-table.ts';
import type { Staff } from '../furnish.ts';
import type { Notes } from '../notes.ts';
import type { Stage } from '../stage.ts';
import type { Hall } from './furnish.ts';
import type { HallPlan } from './plan.ts';

/** What everybody of a journey shares. */
export type AtHall = {
  readonly stage: Stage;
  readonly notes: Notes;
  readonly plan: HallPlan;
  readonly hall: Hall;
  readonly staff: Staff;
  readonly alone: AtTable['alone'];
  /** Charges that a guest saw paid. */
  readonly paid: { readonly charge: string; readonly bank: string }[];
  /** Orders that were placed, with their stalls. */
  readonly orders: { readonly venue: string; readonly number: string }[];
};

export const person = ({ stage, notes, plan, staff }: AtHall, role: keyof Staff): Asker =>
  asker(stage, notes, plan.seed, staff[role].cookies);
