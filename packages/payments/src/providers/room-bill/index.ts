import { settledByStaff } from '../../wire/staff.ts';

/** On the bill of the guest's hotel room. */
export const roomBill = settledByStaff('room-bill', 'room-bill', 'room');
