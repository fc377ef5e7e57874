import type { Printer, PrinterDriver, PrinterPlace, PrinterStatus, PrintResult } from '../../port.ts';
import { type Answer, readAnswer } from './answer.ts';
import { type Sent, send } from './api.ts';
import { printRequest, statusRequest } from './xml.ts';

/** Ports of ePOS-Device, which its makers' own kit answers over HTTP: what people find in manuals is typed in. */
const DEVICE_PORTS: Readonly<Record<string, { readonly protocol: string; readonly port: string }>> = {
  8008: { protocol: 'http:', port: '' },
  8043: { protocol: 'https:', port: '' },
};

/** `192.168.1.50`, `printer.local`, or a whole web address. */
const readAddress = (typed: string): URL | null => {
  const text = typed.trim();
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.search !== '' || url.hash !== '') return null;
  const device = DEVICE_PORTS[url.port];
  if (device) {
    url.protocol = device.protocol;
    url.port = device.port;
  }
  return url;
};

type Said =
  | Answer
  | { readonly untrusted: string }
  | { readonly silent: true; readonly reached: boolean }
  | { readonly stranger: true };

const understood = (sent: Sent): Said => {
  if ('untrusted' in sent) return { untrusted: sent.untrusted };
  if (sent.status === null) return { silent: true, reached: sent.reached };
  // A web server that is too busy is a printer's own; another status is another machine's.
  if (sent.status === 503) return { ok: false, problem: 'busy', begun: false };
  return (sent.status === 200 && readAnswer(sent.text)) || { stranger: true };
};

const statusOf = async (place: PrinterPlace): Promise<PrinterStatus> => {
  const said = understood(await send(place, statusRequest()));
  if ('untrusted' in said) return { kind: 'untrusted', certificate: said.untrusted };
  if ('silent' in said) return { kind: 'unreachable' };
  if ('stranger' in said) return { kind: 'not_a_printer' };
  if (said.problem !== null) return { kind: said.problem };
  return { kind: 'ready', paperLow: said.ok && said.paperLow };
};

/** Asks before it sends: what does not get an answer then has certainly not been printed. */
const print = async (place: PrinterPlace, bytes: Uint8Array, id: string): Promise<PrintResult> => {
  const before = await statusOf(place);
  if (before.kind !== 'ready') return { ...before, mayHavePrinted: false };
  const said = understood(await send(place, printRequest(bytes, id)));
  if ('untrusted' in said) {
    return { kind: 'untrusted', certificate: said.untrusted, mayHavePrinted: false };
  }
  if ('silent' in said) return { kind: 'unreachable', mayHavePrinted: said.reached };
  if ('stranger' in said) return { kind: 'not_a_printer', mayHavePrinted: false };
  if (said.ok) return { kind: 'done', paperLow: said.paperLow };
  return { kind: said.problem, mayHavePrinted: said.begun };
};

const open = (place: PrinterPlace): Printer => ({
  print: (bytes, id) => print(place, bytes, id),
  status: () => statusOf(place),
});

/** Epson's ePOS-Print over HTTP. */
export const epos: PrinterDriver = { id: 'epos', readAddress, open };
