import type { Described } from './describe.ts';
import type { Declared, Statement } from './read-statements.ts';

/** What the driver makes of a type of PostgreSQL (`database.ts` reads int8 as a number and date as text). */
const KINDS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  name: 'string',
  numeric: 'string',
  oid: 'number',
  text: 'string',
  timestamp: 'Date',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};

/** Undefined: of JSON anything may come, and what checks it stands elsewhere. */
const kindOf = (type: string): string | undefined =>
  type.startsWith('_') ? KINDS[type.slice(1)] && `${KINDS[type.slice(1)]}[]` : KINDS[type];

/** Whether the statement itself leaves out the rows in which the column is null: it asks for a value of it, or for any. */
const leavesNullOut = (sql: string, column: string): boolean =>
  new RegExp(
    `\\b${column}\\s+is\\s+not\\s+null|\\b${column}\\s*(?:=|>=|<=|>|<)\\s*[\\w$(]|=\\s*(?:\\w+\\.)?${column}\\b`,
  ).test(sql);

/** The name of a table's column behind what it is called in the answer: `b.table_id as "tableId"`. */
const sourceOf = (sql: string, name: string): string =>
  new RegExp(`([\\w]+)\\s+as\\s+"?${name}"?(?![\\w])`).exec(sql)?.[1] ?? name;

const columnDiffers = (statement: Statement, declared: Declared, described: Described): string | null => {
  if ('error' in described) return null;
  const column = described.columns.find(({ name }) => name === declared.name);
  if (!column) return declared.optional ? null : 'is declared, and is not answered';
  const kind = kindOf(column.type);
  if (kind !== undefined && kind !== declared.kind) {
    return `is declared as ${declared.kind}, and is ${column.type}`;
  }
  const mayBeNull =
    column.notNull === false && !leavesNullOut(statement.sql, sourceOf(statement.sql, column.name));
  return mayBeNull && !declared.nullable && declared.kind !== 'other'
    ? 'may be null, and is declared as if it never were'
    : null;
};

/** Where a statement and what the program takes it for differ. */
export const differences = (statement: Statement, described: Described): string[] => {
  const at = `${statement.name} (${statement.at})`;
  if ('error' in described) return [`${at}: ${described.error}`];
  const found = (statement.row ?? []).flatMap(declared => {
    const why = columnDiffers(statement, declared, described);
    return why === null ? [] : [`${at}: ${declared.name} ${why}`];
  });
  return statement.values === null || statement.values === described.parameters
    ? found
    : [...found, `${at}: ${statement.values} values for ${described.parameters} parameters`];
};
