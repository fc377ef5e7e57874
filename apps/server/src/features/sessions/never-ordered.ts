/**
 * `o`, an order, was withdrawn by its guest or lapsed before anybody paid: it never was the venue's, and its party has
 * ordered nothing. Who refuses one says why. ADR 0005.
 */
export const NEVER_THE_VENUES = `(o.status in ('rejected', 'failed') and o.status_reason is null and o.accepted_at is null)`;
