/** How the server reads CSV, for tests of the rules, which know no library. */
export { readCsv } from '../../../apps/server/src/tables/read-csv.ts';
