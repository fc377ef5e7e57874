import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { epos } from './index.ts';
import { printRequest } from './xml.ts';

const answer = (attributes: string): string =>
  `<?xml version="1.0"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><response ${attributes} battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></soapenv:Body></soapenv:Envelope>`;

describe('what an ePOS printer answers', () => {
  it.each([
    ['success="true" code="" status="251658262"', { ok: true, problem: null, paperLow: false }],
    ['success="1" code="" status="251658262"', { ok: true, problem: null, paperLow: false }],
    ['success="true" code="" status="251789334"', { ok: true, problem: null, paperLow: true }],
    [
      'success="false" code="EPTR_REC_EMPTY" status="252182556"',
      { ok: false, problem: 'paper_out', begun: false },
    ],
    [
      'success="false" code="EPTR_COVER_OPEN" status="251658300"',
      { ok: false, problem: 'cover_open', begun: false },
    ],
    [
      'success="false" code="EPTR_CUTTER" status="251660300"',
      { ok: false, problem: 'offline', begun: false },
    ],
    ['success="false" code="" status="524288"', { ok: false, problem: 'paper_out', begun: false }],
    ['success="false" code="" status="32"', { ok: false, problem: 'cover_open', begun: false }],
    ['success="0" code="EX_DEVICE_BUSY" status="0"', { ok: false, problem: 'busy', begun: false }],
    ['success="false" code="EX_ENPC_TIMEOUT" status="0"', { ok: false, problem: 'busy', begun: false }],
    ['success="false" code="EX_TIMEOUT" status="0"', { ok: false, problem: 'offline', begun: true }],
    [
      'success="false" code="SomethingNew" status="nonsense"',
      { ok: false, problem: 'offline', begun: false },
    ],
  ])('%s', (attributes, said) => {
    expect(readAnswer(answer(attributes))).toEqual(said);
  });

  it.each(['', '<html><body>It works</body></html>', '{"ok":true}', '<response', answer('success="maybe"')])(
    '%s is no printer that speaks',
    text => {
      expect(readAnswer(text)).toBeNull();
    },
  );
});

describe('an address of an ePOS printer', () => {
  it.each([
    ['192.168.1.50', 'http://192.168.1.50/'],
    [' printer.local ', 'http://printer.local/'],
    ['http://192.168.1.50:8008', 'http://192.168.1.50/'],
    ['192.168.1.50:8043', 'https://192.168.1.50/'],
    ['https://printer.local:8443', 'https://printer.local:8443/'],
    ['ftp://printer.local', undefined],
    ['http://me:secret@printer.local', undefined],
    ['http://printer.local/?a=1', undefined],
    ['', undefined],
  ])('%s is %s', (typed, url) => {
    expect(epos.readAddress(typed)?.href).toBe(url);
  });
});

it('sends bytes as hex under a name that the printer can keep', () => {
  const xml = printRequest(Uint8Array.of(0x1b, 0x40, 0xff), '12&<"3-4');
  expect(xml).toContain('<command>1B40FF</command>');
  expect(xml).toContain('<printjobid>123-4</printjobid>');
});

describe('somebody else at the address', () => {
  const asked = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    try {
      return await epos.open({ url, timeoutMs: 3_000 }).print(Uint8Array.of(1), 'job');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each([
    [200, '<html>', 'not_a_printer'],
    [404, '', 'not_a_printer'],
    [302, '', 'not_a_printer'],
    [503, '', 'busy'],
  ] as const)('who says %s %s is %s', async (status, text, kind) => {
    expect(await asked((_, response) => response.writeHead(status, { location: '/x' }).end(text))).toEqual({
      kind,
      mayHavePrinted: false,
    });
  });

  it('who never stops talking is not listened to', async () => {
    const endless: RequestListener = (_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect(await asked(endless)).toEqual({ kind: 'unreachable', mayHavePrinted: false });
  });
});
