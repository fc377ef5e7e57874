export { type Merged, mergeMenu } from './merge.ts';
export { type Shapes, writeOwnJson } from './own-json.ts';
export { picturesNamed, withPicturesHere } from './pictures-here.ts';
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
export { writeSchemaOrg } from './schema-org.ts';
export { writeSquare } from './square.ts';
export { writeMenuCsv } from './write-csv.ts';
export { writeUber } from './write-uber.ts';
