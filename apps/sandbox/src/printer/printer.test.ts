import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../testing/outside.ts';
import { decodePaper, wordsOn } from './decode.ts';

let outside: Outside;
beforeAll(async () => {
  outside = await openOutside();
});
afterAll(() => outside.stop());

const EPOS = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
const request = (body: string, job = 'job-1'): string =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header><parameter xmlns="${EPOS}"><printjobid>${job}</printjobid></parameter></s:Header><s:Body><epos-print xmlns="${EPOS}">${body}</epos-print></s:Body></s:Envelope>`;
const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

const sent = (printer: string, xml: string): Promise<Response> =>
  fetch(
    `${outside.sandbox.address}/printer/${printer}/cgi-bin/epos/service.cgi?devid=local_printer&timeout=9000`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: xml,
    },
  );
const said = async (printer: string, xml: string): Promise<Record<string, string>> => {
  const text = await (await sent(printer, xml)).text();
  const attributes = /<response ([^>]*)>/.exec(text)?.[1] ?? '';
  return Object.fromEntries(
    [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
};
const state = (printer: string, body: object): Promise<Response> =>
  fetch(`${outside.sandbox.address}/printer/${printer}/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const papers = async (printer: string): Promise<{ job: string; text: string }[]> =>
  (await fetch(`${outside.sandbox.address}/printer/${printer}/papers`)).json();

describe('the ePOS printer', () => {
  it('answers an empty job with its status, and prints commands and text', async () => {
    expect(await said('bar', request(''))).toMatchObject({ success: 'true', code: '', status: '251658262' });
    const job = `<command>${hex('Table 5\n')}</command><text>2 x Tea &amp; milk&#10;</text><feed line="2"/><cut type="feed"/>`;
    expect(await said('bar', request(job, 'job-7'))).toMatchObject({ success: 'true', code: '' });
    expect(await papers('bar')).toMatchObject([{ job: 'job-7', text: 'Table 5\n2 x Tea & milk' }]);
  });

  it.each([
    [{ paper_out: true }, 'EPTR_REC_EMPTY', 0x8_0000],
    [{ cover_open: true }, 'EPTR_COVER_OPEN', 0x20],
  ])('with %j prints nothing and says why', async (trouble, code, bit) => {
    await state('hall', trouble);
    const answer = await said('hall', request(`<command>${hex('x\n')}</command>`));
    expect(answer).toMatchObject({ success: 'false', code });
    expect(Number(answer.status) & bit).toBe(bit);
    expect(await papers('hall')).toEqual([]);
    await state('hall', { paper_out: false, cover_open: false });
  });

  it('that is off, or loses its answer, says nothing; the second has printed', async () => {
    const job = request(`<command>${hex('x\n')}</command>`);
    await state('quiet', { off: true });
    await expect(sent('quiet', job)).rejects.toThrow();
    expect(await papers('quiet')).toEqual([]);
    await state('quiet', { off: false, lose_answers: 1 });
    await expect(sent('quiet', job)).rejects.toThrow();
    expect(await papers('quiet')).toHaveLength(1);
    expect(await said('quiet', job)).toMatchObject({ success: 'true' });
  });

  it('takes one job at a time', async () => {
    await state('slow', { slow_ms: 400 });
    const job = request(`<command>${hex('x\n')}</command>`);
    const answers = await Promise.all([said('slow', job), said('slow', job)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'EX_DEVICE_BUSY']);
    expect(await papers('slow')).toHaveLength(1);
  });

  it.each(['<bogus/>', '<command>1B4</command>', '<command>zz</command>'])('refuses %s', async body => {
    expect(await said('strict', request(body))).toMatchObject({ success: 'false', code: 'SchemaError' });
    expect(await said('strict', 'no xml at all')).toMatchObject({ code: 'SchemaError' });
  });
});

describe('the page of a printer', () => {
  it('shows the paper as it came out, newest first, with its text as text', async () => {
    await said(
      'page',
      request(`<command>${hex('\x1b@\x1d!\x11<b>5</b>\n\x1d!\x00soup\n\x1dV\x00')}</command>`),
    );
    const html = await (await fetch(`${outside.sandbox.address}/printer/page`)).text();
    expect(html).toContain('<span class="big">&lt;b&gt;5&lt;/b&gt;</span>');
    expect(html).toContain('<hr>');
    expect(await (await fetch(`${outside.sandbox.address}/printer`)).text()).toContain('printer/page');
  });

  it('steers it by its forms, and nothing by other names', async () => {
    const steer = (name: string, body: string) =>
      fetch(`${outside.sandbox.address}/printer/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
      });
    expect((await steer('forms', 'paper_out=true')).status).toBe(303);
    expect(await said('forms', request(''))).toMatchObject({ code: 'EPTR_REC_EMPTY' });
    expect((await steer('forms', 'on_fire=true')).status).toBe(400);
    expect((await steer('..%2Fetc', 'off=true')).status).toBe(400);
  });
});

describe('bytes on paper', () => {
  it('reads letters by the code page that was chosen', () => {
    const bytes = Buffer.from('1b401b7433d0e0e61b742ed8d90a', 'hex');
    expect(wordsOn(bytes)).toBe('ŠąęШЩ');
  });

  it('prints nothing of commands it does not know, and ends what has no end', () => {
    expect(decodePaper(Buffer.from('1b990a41', 'hex')).flat()).toMatchObject([{ text: 'A' }]);
    expect(wordsOn(Buffer.from('411b', 'hex'))).toBe('A');
  });
});
