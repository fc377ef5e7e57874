import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkVatCode } from './vat-code.ts';

let vies: Server;
let url: string;
let answer: { status: number; body: string } = { status: 200, body: '{}' };
const asked: unknown[] = [];
beforeAll(async () => {
  vies = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => {
      text += chunk;
    });
    request.on('end', () => {
      asked.push([request.url, JSON.parse(text)]);
      response.statusCode = answer.status;
      response.end(answer.body);
    });
  });
  await new Promise<void>(done => vies.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}/rest-api`;
});
afterAll(() => new Promise(done => vies.close(done)));

it.each([
  ['in use', 200, '{"valid":true,"userError":"VALID"}', 'online'],
  ['not in use', 200, '{"valid":false,"userError":"INVALID"}', 'vat_code_invalid'],
  ['the member state is silent', 200, '{"valid":false,"userError":"MS_UNAVAILABLE"}', 'offline'],
  [
    'too many ask',
    200,
    '{"actionSucceed":false,"errorWrappers":[{"error":"MS_MAX_CONCURRENT_REQ"}]}',
    'offline',
  ],
  ['nonsense', 502, '<html>', 'offline'],
] as const)('a code of which the EU says "%s"', async (_what, status, body, verdict) => {
  answer = { status, body };
  const outcome = await checkVatCode('LT119511515', 'LT', url).then(
    ({ checked }) => checked,
    (refusal: { code: string }) => refusal.code,
  );
  expect(outcome).toBe(verdict);
  expect(asked.at(-1)).toEqual(['/rest-api/check-vat-number', { countryCode: 'LT', vatNumber: '119511515' }]);
});

it('stands by form and checksum when nobody is there', async () => {
  expect(await checkVatCode('LT119511515', 'LT', 'http://127.0.0.1:1')).toEqual({
    code: 'LT119511515',
    checked: 'offline',
  });
});

it('asks nobody about a code that is wrong anyway, or of a country outside the EU', async () => {
  const before = asked.length;
  await expect(checkVatCode('LT1000', 'LT', url)).rejects.toMatchObject({ code: 'vat_code_invalid' });
  expect(await checkVatCode('XK12345', 'XK', url)).toMatchObject({ checked: 'offline' });
  expect(asked.length).toBe(before);
});
