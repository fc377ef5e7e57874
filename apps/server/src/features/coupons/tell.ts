import type { Run } from '../../database/database.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { audit } from '../staff/index.ts';

/** Notes what was done to a venue's codes, and has colleagues who look at them look again. */
export const tellOfCoupons = async (
  run: Run,
  staff: StaffContext,
  action: 'coupon-make' | 'coupon-change' | 'coupon-end',
  data: Readonly<Record<string, unknown>>,
  revision: number,
): Promise<void> => {
  const { venueId } = staff;
  await audit(run, staff, { action, subject: `venue:${venueId}`, data });
  await appendToOutbox(run, [
    {
      audience: `staff:${venueId}`,
      event: 'board-settings',
      data: { page: 'coupons', revision, changed_by: staff.name },
    },
  ]);
};
