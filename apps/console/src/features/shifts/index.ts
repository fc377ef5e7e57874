export { HoursPage } from './hours/HoursPage.tsx';
export { OwnShiftCard } from './own/OwnShiftCard.tsx';
export { ShiftStrip } from './own/ShiftStrip.tsx';
export { shiftsQuery } from './shift-queries.ts';
