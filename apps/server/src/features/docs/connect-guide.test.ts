import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiScope } from '@tableside/domain/api-keys';
import { aReceiver } from '@tableside/testkit/doubles/a-receiver.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const GUIDE = readFileSync(
  join(import.meta.dirname, '../../../../../docs/guide/connect-a-system.md'),
  'utf8',
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } });
});
afterAll(() => server.stop());

/** The part of the guide below a heading. */
const section = (title: string): string => {
  const [, below] = GUIDE.split(`\n## ${title}\n`);
  if (below === undefined) throw new Error(`The guide has no part ${title}`);
  return below.split('\n## ')[0] ?? '';
};
/** What may be typed into a terminal as it stands there. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/```\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block.trim())
    .filter(block => block.startsWith('curl'));
/** The call whose path ends so, with the body that stands behind it. */
const callIn = (text: string, ending: string) => {
  const calls = text.matchAll(
    /`(GET|POST) (?:https:\/\/eat\.example)?(\/api\/v1\/[^`]+)`(?:(?!`[^{])[^`])*(?:`(\{[^`]*\})`)?/g,
  );
  for (const [, method = '', path = '', body] of calls)
    if (path.endsWith(ending)) return { method, path, body };
  throw new Error(`The guide has no call ${ending}`);
};
/** The scopes that a part says its key needs. */
const scopesIn = (text: string): ApiScope[] =>
  [...(/The key needs ([^.]*)\./.exec(text)?.[1] ?? '').matchAll(/`([a-z]+:[a-z]+)`/g)].map(
    ([, scope]) => scope as ApiScope,
  );

const aVenueWithKeys = async () => {
  const scene = await aTableScene(server);
  const owner = await aStaff(server, scene.venue, 'owner');
  const keyFor = async (scopes: ApiScope[]): Promise<string> => {
    const made = await owner.call('POST /console/{venue}/api-keys', {
      venue: scene.venue.id,
      body: { name: 'Guide', scopes },
    });
    return made.key;
  };
  return { ...scene, keyFor };
};

/** Types a command into a shell, with the address, the key and what else is another one everywhere. */
const typed = async (command: string, key: string, values: Readonly<Record<string, string>> = {}) => {
  const whole = Object.entries({ 'https://eat.example': server.url, 'tsk_…': key, ...values }).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    command,
  );
  const { stdout } = await run('sh', ['-c', whole.replace(/^curl/, "curl -sS -w '\\n%{http_code}'")]);
  const [status, ...answer] = stdout.split('\n').reverse();
  return { status: Number(status), data: JSON.parse(answer.reverse().join('\n')).data };
};
const asCommand = ({ method, path, body }: ReturnType<typeof callIn>, withKey = false): string =>
  [
    `curl -X ${method} 'https://eat.example${path}' -H 'Authorization: Bearer tsk_…'`,
    ...(withKey ? ["-H 'Idempotency-Key: bill-4711'"] : []),
    ...(body ? [`-H 'Content-Type: application/json' -d '${body}'`] : []),
  ].join(' ');

it('n8n and Zapier: what the guide says to type subscribes, is told of an order, reads it and ends', async () => {
  const receiver = await aReceiver();
  try {
    const { phone, keyFor } = await aVenueWithKeys();
    const n8n = section('n8n');
    const key = await keyFor([...scopesIn(n8n), 'numbers:read']);
    const [tryKey = ''] = commandsIn(GUIDE);
    expect(await typed(tryKey, key)).toMatchObject({ status: 200, data: { name: 'Guide' } });
    const [subscribe = ''] = commandsIn(n8n);
    const subscribed = await typed(subscribe, key, { 'https://n8n.example/webhook/…': receiver.address });
    expect(subscribed).toMatchObject({
      status: 200,
      data: { webhook: { kinds: ['order.placed'] }, secret: expect.stringMatching(/^whsec_/) },
    });

    const order = await placed(phone, ['soup', 'steak']);
    await server.jobs.runNow('queue-webhooks');
    await expect
      .poll(async () => {
        await server.jobs.runNow('send-webhooks');
        return receiver.taken.length;
      })
      .toBe(1);
    const body = JSON.parse(receiver.taken[0]?.body ?? '{}');
    const [, address = '', way = ''] = /`(https:[^`]*)\{\{ \$json\.body\.([\w.]+) \}\}`/.exec(n8n) ?? [];
    const id = way.split('.').reduce((value, name) => value?.[name], body);
    expect(await typed(`curl '${address}${id}' -H 'Authorization: Bearer tsk_…'`, key)).toMatchObject({
      status: 200,
      data: { order: { id: order.unique_order_number } },
    });
    for (const [, field = ''] of section('Zapier').matchAll(/`data__([a-z_]+)`/g))
      expect(field.split('__').reduce((value, name) => value?.[name], body.data)).toBeDefined();
    expect((await typed(asCommand(callIn(n8n, 'period=yesterday')), key)).status).toBe(200);

    const remove = callIn(n8n, '/remove');
    const ended = asCommand({ ...remove, path: remove.path.replace('<id>', subscribed.data.webhook.id) });
    expect((await typed(ended, key)).status).toBe(200);
  } finally {
    await receiver.stop();
  }
});

it('a till: what the guide says to type orders once, takes money, accepts and says what ran out', async () => {
  const { phone, table, keyFor } = await aVenueWithKeys();
  const till = section('A till, a website that takes orders');
  const key = await keyFor(scopesIn(till));
  for (const ending of ['/tables', '/menu'])
    expect((await typed(asCommand(callIn(till, ending)), key)).status).toBe(200);

  const [order = ''] = commandsIn(till);
  const values = { '"table": "…"': `"table": "${table.id}"` };
  const made = await typed(order, key, values);
  expect(made).toMatchObject({ status: 200, data: { order: { total: 900 } } });
  expect((await typed(order, key, values)).data.order.id).toBe(made.data.order.id);

  const { data } = await typed(
    "curl 'https://eat.example/api/v1/bills' -H 'Authorization: Bearer tsk_…'",
    key,
  );
  const pay = callIn(till, '/payments');
  const paid = asCommand({ ...pay, path: pay.path.replace('{id}', data.bills[0].id) }, true);
  expect(await typed(paid, key)).toMatchObject({ status: 200, data: { bill: { left: 0 } } });

  const { unique_order_number: guests } = await placed(phone, ['soup']);
  const accept = callIn(till, '/accept');
  const path = accept.path.replace('{id}', guests);
  expect((await typed(asCommand({ ...accept, path, body: undefined }), key)).status).toBe(200);
  expect((await typed(asCommand(callIn(till, '/stock')), key)).status).toBe(200);
});
