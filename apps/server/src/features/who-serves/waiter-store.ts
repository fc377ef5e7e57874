/**
 * SQL: whose the table of an id is at this moment, by account; null: everybody's. One that was taken for a party that is
 * gone is whose section it stands in.
 */
export const WAITER_OF = (table: string): string => `(select case
    when w.party is null or exists (select from table_visit v
      where v.id = w.party and v.table_id = w.table_id and v.closed_at is null) then w.user_id
    else w.section_of end
  from table_waiter w where w.table_id = ${table})`;
