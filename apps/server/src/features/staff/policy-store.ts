import type { Role } from '@tableside/contract';
import type { TwoStepRule } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { PinTries } from './devices/pin-store.ts';

export type Policy = { readonly twoStep: TwoStepRule; readonly lockMinutes: number };

/** How a venue protects itself; one that never said so asks nobody. */
export const policyOf = async (run: Run, venueId: string, usual: Policy): Promise<Policy> => {
  const [row] = await run<Policy>(
    'staff-policy',
    'select two_step as "twoStep", lock_minutes as "lockMinutes" from staff_policy where venue_id = $1',
    [venueId],
  );
  return row ?? usual;
};

export const setPolicy = async (run: Run, venueId: string, policy: Policy): Promise<void> => {
  await run(
    'staff-policy-set',
    `insert into staff_policy (venue_id, two_step, lock_minutes) values ($1, $2, $3)
     on conflict (venue_id) do update set two_step = excluded.two_step, lock_minutes = excluded.lock_minutes`,
    [venueId, policy.twoStep, policy.lockMinutes],
  );
};

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly twoStep: boolean;
  readonly pin: boolean;
  readonly byPinAlone: boolean;
  readonly pinTries: PinTries;
};

/** Who works at a venue, by name. */
export const peopleOf = (run: Run, venueId: string, demo: boolean): Promise<Person[]> =>
  run<Person>(
    'staff-people',
    `select u.id, u.name, m.role, t.confirmed_at is not null as "twoStep", p.user_id is not null as pin, u.email is null as "byPinAlone",
       coalesce(p.tries, '{}') as "pinTries"
     from staff_membership m join auth_user u on u.id = m.user_id
       left join staff_two_step t on t.user_id = u.id left join staff_pin p on p.user_id = u.id
     where m.venue_id = $1 and (not m.is_demo or $2::boolean) order by u.name, u.id`,
    [venueId, demo],
  );
