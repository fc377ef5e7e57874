export { BOOK_ROLES, type BookAccount, type BookRole, isRevenue, revenueRole, roleOf } from './accounts.ts';
export { accountsUsed, type Booking, type BookingGroup, bookingsOf } from './bookings.ts';
export { CHARTS, type Chart, chartAccount } from './charts.ts';
export type { BookExporter, BookFile, BookGap } from './exporter.ts';
export { bookExporter, EXPORTERS } from './exporters.ts';
export {
  type BookMonth,
  type BookPaper,
  type BookPaperLine,
  type BookSeller,
  daysOfMonth,
  type JournalSum,
  type RateSum,
} from './month.ts';
export {
  ACCOUNT_DIGITS,
  accountNumber,
  BOOK_DEFAULTS,
  type BookSettings,
  CLIENTS,
  CONSULTANTS,
  isAccountNumber,
  POLISH_FILER_LENGTHS,
  POLISH_OFFICE,
  POLISH_POST_CODE,
  type PolishFiler,
} from './settings.ts';
