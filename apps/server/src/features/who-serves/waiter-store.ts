/**
 * SQL: whose the table of an id is at this moment, by account; null: everybody's. One that was taken for a party that is
 * gone is whose section it stands in; one of who left the house is nobody's, whoever still has it on the floor plan.
 */
export const WAITER_OF = (table: string): string => `(select m.user_id from table_waiter w
  join staff_membership m on m.venue_id = w.venue_id and m.role in ('owner', 'manager', 'waiter') and m.user_id = case
    when w.party is null or exists (select from table_visit v
      where v.id = w.party and v.table_id = w.table_id and v.closed_at is null) then w.user_id
    else w.section_of end
  where w.table_id = ${table})`;
