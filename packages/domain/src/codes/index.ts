export { type AddressTrouble, addressOfCode, addressTrouble, spelledAddress } from './code-address.ts';
export { PRINT_KINDS, type Printed, type PrintKind, type PrintState, printState } from './printed.ts';
export {
  MAX_TABLE_NAME,
  MAX_TABLES_IN_USE,
  type NameProblem,
  nameProblem,
  namesFrom,
  sameTable,
  type TypedNames,
} from './table-names.ts';
