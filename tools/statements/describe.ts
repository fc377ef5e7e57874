import type pg from 'pg';

export type Column = {
  readonly name: string;
  /** PostgreSQL's own name of the type: `int8`, `_text`. */
  readonly type: string;
  /** Straight from a column of a table: whether that is never null. Null: it is worked out. */
  readonly notNull: boolean | null;
};

export type Described =
  | { readonly columns: readonly Column[]; readonly parameters: number }
  | { readonly error: string };

type Field = {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
};
type Answer = { readonly fields: readonly Field[] } | { readonly error: string };

/** The driver asks for descriptions along with running a statement only; this asks alone, in the way of the driver's own queries. */
const ask = (client: pg.Client, text: string): Promise<Answer> =>
  new Promise(resolve => {
    let fields: readonly Field[] = [];
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, false);
        connection.describe({ type: 'S', name: '' }, false);
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly Field[] }) => {
        fields = message.fields;
      },
      handleError: ({ message }: Error) => resolve({ error: message }),
      handleReadyForQuery: () => resolve({ fields }),
    } as pg.Submittable);
  });

/** Has PostgreSQL prepare a statement, and says what it asks for and answers with. Nothing runs. */
export const describer = async (client: pg.Client): Promise<(sql: string) => Promise<Described>> => {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int as oid, typname as name from pg_type',
  );
  const columns = await client.query<{ column: string; never: boolean }>(
    `select attrelid::int || ' ' || attnum as column, attnotnull as never from pg_attribute where attnum > 0`,
  );
  const nameOf = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const neverNull = new Map(columns.rows.map(({ column, never }) => [column, never]));
  const { connection } = client as unknown as { readonly connection: NodeJS.EventEmitter };
  let parameters = 0;
  connection.on('parameterDescription', (message: { readonly parameterCount: number }) => {
    parameters = message.parameterCount;
  });
  return async sql => {
    parameters = 0;
    const answer = await ask(client, sql);
    if ('error' in answer) return answer;
    return {
      parameters,
      columns: answer.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: nameOf.get(dataTypeID) ?? String(dataTypeID),
        notNull: tableID === 0 ? null : (neverNull.get(`${tableID} ${columnID}`) ?? null),
      })),
    };
  };
};
