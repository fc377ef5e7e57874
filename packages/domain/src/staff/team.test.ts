import { expect, it } from 'vitest';
import { isPinRole, isSameName, leavesNoOwner, STAFF_ROLES, type StaffRole } from './index.ts';

type Team = { id: string; role: StaffRole }[];
const ona = { id: 'ona', role: 'owner' } as const;
const jonas = { id: 'jonas', role: 'owner' } as const;
const ruta = { id: 'ruta', role: 'waiter' } as const;

it.each<[string, Team, string, StaffRole | null, boolean]>([
  ['the only owner leaves', [ona, ruta], 'ona', null, true],
  ['the only owner becomes a manager', [ona, ruta], 'ona', 'manager', true],
  ['the only owner stays one', [ona, ruta], 'ona', 'owner', false],
  ['one of two owners leaves', [ona, jonas], 'ona', null, false],
  ['a waiter leaves', [ona, ruta], 'ruta', null, false],
  ['a waiter becomes an owner', [ona, ruta], 'ruta', 'owner', false],
  // Demo owners that do not count any more: whoever is left may be managed.
  ['there is no owner at all', [ruta], 'ruta', null, false],
])('%s', (_, team, id, to, without) => {
  expect(leavesNoOwner(team, id, to)).toBe(without);
});

it('a PIN alone is for waiters and the kitchen', () => {
  expect(STAFF_ROLES.filter(isPinRole)).toEqual(['waiter', 'kitchen']);
});

it.each([
  ['Ona', ' ona ', true],
  ['Ona  Marija', 'ona marija', true],
  ['Ona', 'Onutė', false],
  ['Ona K.', 'Ona', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
