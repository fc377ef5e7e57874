export { DayBar } from './day/DayBar.tsx';
export { DayList } from './day/DayList.tsx';
export { ReservationPlan } from './day/ReservationPlan.tsx';
export { ReservationSheet } from './day/ReservationSheet.tsx';
export { SeatParty } from './day/SeatParty.tsx';
export { WaitingRow } from './day/WaitingRow.tsx';
export { WaitSheet } from './day/WaitSheet.tsx';
export { type Reservation, reservationsQuery } from './reservations-query.ts';
export { ReservationSettingsPage } from './settings/ReservationSettingsPage.tsx';
