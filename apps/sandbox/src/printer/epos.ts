import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Devices } from './device.ts';
import type { PrinterState } from './state.ts';

const EPOS = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
/** What a healthy TM-T88V answers. */
const HEALTHY = 251_658_262;
const PRINT_DONE = 0x2;
const OFFLINE = 0x8;
const COVER_OPEN = 0x20;
const NEAR_END = 0x2_0000;
const PAPER_END = 0x8_0000;

type Answer = { readonly success: boolean; readonly code: string };

const statusOf = ({ trouble }: PrinterState): number => {
  let bits = HEALTHY;
  const out = trouble.cover_open || trouble.paper_out;
  if (out) bits = bits - PRINT_DONE + OFFLINE;
  if (trouble.cover_open) bits += COVER_OPEN;
  if (trouble.paper_out) bits += PAPER_END;
  if (trouble.paper_low) bits += NEAR_END;
  return bits;
};

const codeOf = ({ trouble }: PrinterState): string => {
  if (trouble.cover_open) return 'EPTR_COVER_OPEN';
  return trouble.paper_out ? 'EPTR_REC_EMPTY' : '';
};

const answer = (reply: FastifyReply, state: PrinterState, { success, code }: Answer): FastifyReply =>
  reply
    .headers({ 'access-control-allow-origin': '*', 'content-type': 'text/xml; charset=utf-8' })
    .send(
      `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><response success="${success}" code="${code}" status="${statusOf(state)}" battery="0" xmlns="${EPOS}"/></soapenv:Body></soapenv:Envelope>`,
    );

const cut = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

const CODES = { paper_out: 'EPTR_REC_EMPTY', cover_open: 'EPTR_COVER_OPEN', busy: 'EX_DEVICE_BUSY' } as const;

/** ePOS-Print over HTTP, as Epson's printers serve it. */
export const mountEpos = (scope: FastifyInstance, devices: Devices): void => {
  scope.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<{ Params: { name: string } }>(
    '/printer/:name/cgi-bin/epos/service.cgi',
    async (request, reply) => {
      const { name } = request.params;
      if (devices.of(name).trouble.off) return cut(reply);
      // The parser is loaded with the first job.
      const { readRequest } = await import('./epos-request.ts');
      const read = readRequest(String(request.body));
      if (!read) return answer(reply, devices.of(name), { success: false, code: 'SchemaError' });
      if (read.bytes.length === 0) {
        const code = codeOf(devices.of(name));
        return answer(reply, devices.of(name), { success: code === '', code });
      }
      const done = await devices.print(name, { job: read.job, via: 'epos', hex: read.bytes.toString('hex') });
      if (done.kind === 'off' || (done.kind === 'printed' && !done.answer)) return cut(reply);
      const state = devices.of(name);
      if (done.kind === 'printed') return answer(reply, state, { success: true, code: '' });
      return answer(reply, state, { success: false, code: CODES[done.kind] });
    },
  );
};
