import { allCalls, type Role } from '@tableside/contract';
import type { Audience } from './outbox.ts';

/** Who may hear an audience of staff: who may read the same by a call. */
const HEARD_BY: Readonly<Record<'staff' | 'money' | 'office', readonly Role[]>> = {
  staff: allCalls['GET /console/{venue}/board'].access.staff,
  money: allCalls['GET /console/{venue}/payments'].access.staff,
  office: allCalls['GET /console/{venue}/money-alerts'].access.staff,
};

/** What somebody of this role hears of a venue; all of it on the venue's one staff channel. */
export const staffAudiences = (role: Role, venueId: string): Audience[] =>
  (Object.keys(HEARD_BY) as (keyof typeof HEARD_BY)[])
    .filter(audience => HEARD_BY[audience].includes(role))
    .map(audience => `${audience}:${venueId}` as const);
