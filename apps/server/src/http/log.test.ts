import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** What the log says of a statement that the database refuses. */
const loggedOf = async (text: string, values: readonly unknown[]): Promise<string> => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  const failed = await server.database.run('refused-of-test', text, values).catch((cause: unknown) => cause);
  log.error({ err: failed }, 'request failed');
  return lines.join('');
};

it.each([
  ['a value of the wrong form', 'select $1::text::uuid', 'invalid input syntax for type uuid'],
  [
    'a value with marks in it',
    `select ($1::text || '" of "x')::integer`,
    'invalid input syntax for type integer',
  ],
  [
    'a value that is there already',
    `with twice as (insert into auth_user (id, name, email, email_verified)
       select gen_random_uuid()::text, 'x', $1, true from generate_series(1, 2) returning 1) select from twice`,
    'auth_user_email',
  ],
])('%s is not quoted in the log, what went wrong is', async (_, text, said) => {
  const line = await loggedOf(text, ['ona.petraite@example.test']);
  expect(line).toContain(said);
  expect(line).not.toContain('ona.petraite');
});

it('says by its code what the database refused', async () => {
  expect(await loggedOf('select $1::text::uuid', ['x'])).toContain('"code":"22P02"');
});
