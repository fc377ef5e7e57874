import { collectedByStaff } from '../../wire/staff.ts';

/** The house's own card terminal, not connected to us: staff type the sum and say that it went through. */
export const cardMachine = collectedByStaff('card-machine', 'card-machine', 'card_machine');
