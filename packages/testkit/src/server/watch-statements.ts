import pg from 'pg';
import { vi } from 'vitest';

/** A statement on its way to PostgreSQL. */
export type SeenStatement = {
  readonly client: unknown;
  /** Its name, or its text where it has none. */
  readonly name: string;
  /** How many statements of its connection were answered when it was sent: equal numbers travelled together. */
  readonly answered: number;
};

/** Notes every statement of this process from now on, in order; `vi.restoreAllMocks` ends it. */
export const watchStatements = (): readonly SeenStatement[] => {
  const statements: SeenStatement[] = [];
  const answers = new Map<unknown, number>();
  const original = pg.Client.prototype.query;
  const nameOf = (first: unknown): string => {
    if (typeof first === 'string') return first;
    const { name, text } = first as { name?: string; text?: string };
    return name ?? text ?? '';
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    statements.push({ client: this, name: nameOf(args[0]), answered: answers.get(this) ?? 0 });
    const answer = Reflect.apply(original, this, args);
    const count = () => answers.set(this, (answers.get(this) ?? 0) + 1);
    if (answer instanceof Promise) answer.then(count, count);
    return answer;
  } as typeof original);
  return statements;
};

/** The transaction in which `named` was done, `begin` and `commit` included. */
export const transactionOf = (statements: readonly SeenStatement[], named: string): SeenStatement[] => {
  const found = statements.find(({ name }) => name === named);
  const own = statements.filter(({ client }) => client === found?.client);
  const at = own.findIndex(({ name }) => name === named);
  const begin = own.map(({ name }) => name).lastIndexOf('begin', at);
  const commit = own.findIndex(({ name }, index) => index > at && name === 'commit');
  return own.slice(begin, commit + 1);
};

/** Their names by the round trip that they travelled in. */
export const roundTrips = (statements: readonly SeenStatement[]): string[][] =>
  [...Map.groupBy(statements, ({ answered }) => answered).values()].map(together =>
    together.map(({ name }) => name),
  );
