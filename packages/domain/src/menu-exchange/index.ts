export type { ReadRows, Row } from './csv/csv-table.ts';
export { writeMenuCsv } from './csv/write-csv.ts';
export { type Shapes, writeOwnJson } from './formats/own-json.ts';
export { writeSchemaOrg } from './formats/write-schema-org.ts';
export { writeSquare } from './formats/write-square.ts';
export { writeUber } from './formats/write-uber.ts';
export { type Merged, mergeMenu } from './merge/merge.ts';
export { picturesNamed, withPicturesHere } from './merge/pictures-here.ts';
export { type Asked, type ReadFile, readFile, readParsed, readRows } from './read-file.ts';
export {
  EXCHANGE_FORMATS,
  EXCHANGE_LIMITS,
  type ExchangeFormat,
  FILE_KINDS,
  type FileKind,
  LOST,
  type Lost,
  PAGE_PROBLEMS,
  type PageProblem,
  READ_REASONS,
  type Reading,
  type ReadMenu,
  type ReadProblem,
  type ReadReason,
  UNREADABLE,
  type Unreadable,
  type UnreadableReason,
} from './read-menu.ts';
export { COLUMN_USE, type ColumnUse, guessColumns, MOST_COLUMNS } from './table/column-guess.ts';
export { MEANINGS, type Meaning } from './table/heading-words.ts';
export { isMended, MENDED_COLUMNS, type Mended, type MendedColumn } from './table/near.ts';
export type { TableAnswers, TableColumn, TableRead, TableSeen } from './table/read-table.ts';
export { type Line, linesToRows } from './table/text-lines.ts';
