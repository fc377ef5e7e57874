/** Words of SQL that ask more of PostgreSQL than rows of a table. */
const CLAUSES = new Set(
  `all any between case collate conflict copy cross declare distinct except excluded exclusive exists fetch filter for full group
  grouping having ilike intersect interval key lateral left like limit listen lock locked materialized nothing nowait nulls offset
  only over partition range recursive returning rows sets share similar skip temporary trigger truncate union unnest using vacuum
  values within zone`.split(/\s+/),
);
/** Words of SQL before a bracket that is not a call of theirs. */
const NO_CALL = new Set(
  `and as by cast else from in inner insert into is join not on or order over primary references row select set table then unique
  update when where with x`.split(/\s+/),
);
/** What is named after these and has a bracket is no function but something with columns. */
const NAMES_COLUMNS = new Set(['as', 'into', 'recursive', 'references', 'table', 'update', 'with', ')']);

const TOKENS = /::\s*[a-z_][a-z_0-9]*|[a-z_][a-z_0-9]*|[-+*/<>=~!@#%^&|?]+|[(),]/g;
const WITHOUT_MEANING = new Set(['=', '*', '(', ')', ',']);

const pieceAt = (tokens: readonly string[], at: number): string | null => {
  const [token = '', next, before = ''] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (token.startsWith('::')) return token.replaceAll(/\s/g, '');
  if (WITHOUT_MEANING.has(token)) return null;
  if (!/^[a-z_]/.test(token) || CLAUSES.has(token)) return token;
  return next === '(' && !NO_CALL.has(token) && !NAMES_COLUMNS.has(before) ? `${token}()` : null;
};

/**
 * What of a statement is PostgreSQL's own, and may be another thing in another version of it: each function, operator, cast
 * and clause beyond plain reading and writing, and each two of them that stand in the statement together.
 */
export const piecesOf = (sql: string): string[] => {
  const plain = sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, ' ')
    .replaceAll(/"[^"]*"/g, ' x ')
    .toLowerCase();
  const tokens = plain.match(TOKENS) ?? [];
  const found = tokens.map((_, at) => pieceAt(tokens, at)).filter(piece => piece !== null);
  const pieces = [...new Set(found)].sort();
  return pieces.flatMap((one, at) => [one, ...pieces.slice(at + 1).map(other => `${one} with ${other}`)]);
};
