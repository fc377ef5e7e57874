export { AddressNotice } from './AddressNotice.tsx';
export { AddTables } from './AddTables.tsx';
export { CodeRow } from './CodeRow.tsx';
export { CodeSheet } from './CodeSheet.tsx';
export { choiceOf, type Which, withOldAddress } from './choice.ts';
export { type CodedTable, type Codes, codesQuery } from './codes-query.ts';
export { PrintCard } from './PrintCard.tsx';
export { PrintOne } from './PrintOne.tsx';
