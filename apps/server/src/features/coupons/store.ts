import type { CouponType } from '@tableside/domain/cart';
import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { GuestSession } from '../../http/guest.ts';

/** A coupon as stored; `value` in percent points or minor units. */
export type CouponRow = {
  readonly id: string;
  readonly code: string;
  readonly type: CouponType;
  readonly value: number;
  readonly minOrder: Minor | null;
  readonly perPhone: number | null;
  /** The phone that asks used it as often as a phone may. */
  readonly spent: boolean;
};

/** How often the phone of the session `session` ordered with the coupon `c`; what was not served gave its use back. */
const usesOfPhone = (session: string): string => `(
  select count(*) from orders o join guest_session s on s.id = o.session_id
  where o.coupon_id = c.id and o.status not in ('rejected', 'failed')
    and s.device_hash = (select me.device_hash from guest_session me where me.id = ${session}))`;

/** The coupon a code stands for at a moment: active, within its dates, not used up. Null is "Coupon not found". */
export const findCoupon = async (
  run: Run,
  guest: Pick<GuestSession, 'venueId' | 'sessionId'>,
  code: string,
  now: Date,
): Promise<CouponRow | null> => {
  const [row] = await run<CouponRow>(
    'coupon-find',
    `select c.id, c.code, c.kind as type, c.value::float8 as value, c.min_order as "minOrder",
       c.per_phone as "perPhone",
       case when c.per_phone is null then false else ${usesOfPhone('$4')} >= c.per_phone end as spent
     from coupon c
     where venue_id = $1 and code = $2 and active and (max_uses is null or uses < max_uses)
       and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)`,
    [guest.venueId, code, now, guest.sessionId],
  );
  return row ?? null;
};

/**
 * Takes one use of a coupon: its row stays locked until the end, so that of two orders of one phone the second sees the
 * first. `gone`: another order took the last one, or it was ended meanwhile.
 */
export const spendCoupon = async (
  run: Run,
  coupon: Pick<CouponRow, 'id' | 'perPhone'>,
  sessionId: string,
): Promise<'taken' | 'gone' | 'used'> => {
  const rows = await run(
    'coupon-use',
    `update coupon set uses = uses + 1 where id = $1 and active and (max_uses is null or uses < max_uses)
     returning 1`,
    [coupon.id],
  );
  if (rows.length === 0) return 'gone';
  if (coupon.perPhone === null) return 'taken';
  const [row] = await run<{ uses: number }>(
    'coupon-uses-of-phone',
    `select ${usesOfPhone('$2')}::int as uses from coupon c where c.id = $1`,
    [coupon.id, sessionId],
  );
  return (row?.uses ?? 0) < coupon.perPhone ? 'taken' : 'used';
};
