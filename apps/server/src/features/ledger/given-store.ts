/**
 * What refunds of a payment gave back of things sold, by rate of VAT: rows of `percent` and `amount`. What was decided
 * before rates were kept names none; tips and money that never paid for anything are not in it. `payment`: an expression of
 * its id. Minor units.
 */
export const givenByRate = (payment: string): string => `
  select (x ->> 'percent')::double precision as percent, sum((x ->> 'amount')::bigint)::bigint as amount
  from journal_entry d cross join lateral jsonb_array_elements(coalesce(d.data -> 'vat', jsonb_build_array(
    jsonb_build_object('amount', coalesce((d.data ->> 'sales')::bigint + (d.data ->> 'feePieces')::bigint
      + (d.data ->> 'fee')::bigint, 0))))) x
  where d.payment_id = ${payment} and d.kind = 'refund_due' group by 1`;
