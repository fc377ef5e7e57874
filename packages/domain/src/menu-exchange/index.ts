export { writeMenuCsv } from './csv/write-csv.ts';
export { type Shapes, writeOwnJson } from './formats/own-json.ts';
export { writeSchemaOrg } from './formats/schema-org.ts';
export { writeSquare } from './formats/square.ts';
export { writeUber } from './formats/write-uber.ts';
export { type Merged, mergeMenu } from './merge/merge.ts';
export { picturesNamed, withPicturesHere } from './merge/pictures-here.ts';
export { type ReadFile, readFile } from './read-file.ts';
export {
  EXCHANGE_FORMATS,
  EXCHANGE_LIMITS,
  type ExchangeFormat,
  LOST,
  type Lost,
  READ_REASONS,
  type Reading,
  type ReadMenu,
  type ReadProblem,
  type ReadReason,
  type Unreadable,
} from './read-menu.ts';
