export { isMoneyAccount } from '../ledger/index.ts';
export { addDays, type Day, dayNumber, firstOfMonth, isDay, mondayOf } from '../schedule/calendar.ts';
export type { WallClock } from '../schedule/index.ts';
export { type DayRule, dayAt, dayBounds, dayStart } from './business-days.ts';
export {
  type CashCount,
  cashHandedOut,
  cashMoved,
  countCash,
  foundByPeople,
  type HeldByPeople,
} from './cash.ts';
export { type CsvCell, csvFile, csvLines, csvText, decimalText } from './csv.ts';
export { type Figures, figures } from './figures.ts';
export type { JournalTotal } from './movements.ts';
export {
  type AccountPart,
  accountParts,
  type MethodPart,
  methodParts,
  type PersonPart,
  personParts,
} from './parts.ts';
export { type Days, daysBefore, daysOf, MAX_PERIOD, PERIODS, type PeriodKind } from './periods.ts';
export { vatParts } from './vat.ts';
