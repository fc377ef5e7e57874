import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SELF_SIGNED } from '@tableside/testkit/doubles/a-certificate.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const READY =
  '<?xml version="1.0"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><response success="true" code="" status="251658262" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></soapenv:Body></soapenv:Envelope>';

let server: TestServer;
/** What came over the wire, after the certificate was looked at. */
const heard: string[] = [];
const device = createServer(SELF_SIGNED, (request, response) => {
  let body = '';
  request.on('data', chunk => {
    body += String(chunk);
  });
  request.on('end', () => {
    heard.push(body);
    response.end(READY);
  });
});
beforeAll(async () => {
  server = await testServer({ env: { PRINTER_ALLOW_PRIVATE: '1' } });
  await new Promise<void>(done => device.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await server.stop();
  device.close();
});

it('a printer that speaks https is sent nothing until somebody has confirmed its certificate, and then that one alone', async () => {
  const scene = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const { venue } = scene;
  const owner = await aStaff(server, venue, 'owner');
  const at = `https://127.0.0.1:${(device.address() as AddressInfo).port}`;
  const wish = {
    name: 'Pass',
    kind: 'epos' as const,
    address: at,
    columns: 42 as const,
    code_page: 'windows1257' as const,
    stations: [],
  };
  const { printer } = await owner.call('POST /console/{venue}/printers', { venue: venue.id, body: wish });
  const where = { venue: venue.id, printer: printer.id };
  const settings = async () =>
    (await owner.call('GET /console/{venue}/printers/settings', { venue: venue.id })).printers[0];
  const trust = (certificate: string) =>
    owner.call('POST /console/{venue}/printers/{printer}/trust', { ...where, body: { certificate } });

  await placed(scene.phone, ['soup']);
  await server.jobs.runNow('print-tickets');
  const own = new X509Certificate(SELF_SIGNED.cert).fingerprint256;
  await expect.poll(settings).toMatchObject({ trusted_certificate: null, shown_certificate: own });
  const { printers } = await scene.staff.call('GET /console/{venue}/printers', { venue: venue.id });
  expect(printers).toMatchObject([{ problem: 'untrusted', waiting: 1 }]);
  expect(heard).toEqual([]);

  // Whoever stands there cannot be trusted by another name than the one that is shown.
  await expect(trust(own.replace(/^../, own.startsWith('00') ? '01' : '00'))).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await trust(own)).printer).toMatchObject({ trusted_certificate: own, shown_certificate: null });
  const waiting = async (): Promise<number | undefined> => {
    await server.jobs.runNow('print-tickets');
    const now = await scene.staff.call('GET /console/{venue}/printers', { venue: venue.id });
    return now.printers[0]?.waiting;
  };
  await expect.poll(waiting).toBe(0);
  expect(heard.length).toBeGreaterThan(0);

  // Another printer at another address has a certificate of its own to be looked at.
  const moved = { ...wish, address: at.replace('127.0.0.1', 'localhost') };
  await owner.call('POST /console/{venue}/printers/{printer}', { ...where, body: { ...moved, revision: 0 } });
  expect(await settings()).toMatchObject({ trusted_certificate: null });
  const { outcome } = await owner.call('POST /console/{venue}/printers/{printer}/test', {
    ...where,
    body: {},
  });
  expect(outcome).toBe('untrusted');
});
