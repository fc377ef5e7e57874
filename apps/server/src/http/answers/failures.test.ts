import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailures } from './failures.ts';

it.each([
  ['no room on the disk', { code: 'ENOSPC' }, 507, 'storage_full'],
  ['no room left to this user', { code: 'EDQUOT' }, 507, 'storage_full'],
  ['no room for the database, which may be tried again', { code: '53100' }, 503, 'unavailable'],
  ['anything else', { code: 'EIO' }, 500, 'server_error'],
])('%s is told in words, and of where nothing', async (_what, failure, status, code) => {
  const app = Fastify();
  answerFailures(app);
  app.get('/', () => {
    throw Object.assign(new Error('write /srv/secret'), failure);
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(answer.body).not.toContain('secret');
  await app.close();
});
