import { collectedByStaff } from '../../wire/staff.ts';

/** On the bill of the guest's hotel room. */
export const roomBill = collectedByStaff('room-bill', 'room-bill', 'room');
