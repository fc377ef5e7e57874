const EPOS = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').toUpperCase();

/** What the printer keeps in its log: thirty letters at most. */
const jobName = (id: string): string => id.replace(/[^\w.-]/g, '').slice(0, 30);

const envelope = (header: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${SOAP}">${header}<s:Body>` +
  `<epos-print xmlns="${EPOS}">${body}</epos-print></s:Body></s:Envelope>`;

/** A job of bare ESC/POS: `<text>` prints Lithuanian letters on some models only, bytes do on all. */
export const printRequest = (bytes: Uint8Array, id: string): string =>
  envelope(
    `<s:Header><parameter xmlns="${EPOS}"><printjobid>${jobName(id)}</printjobid></parameter></s:Header>`,
    `<command>${hex(bytes)}</command>`,
  );

/** A job that prints nothing asks how the printer stands. */
export const statusRequest = (): string => envelope('', '');
