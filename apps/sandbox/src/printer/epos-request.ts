import { XMLParser } from 'fast-xml-parser';

/** One element with what is in it, in the order of the document. */
type Node = { readonly [name: string]: unknown };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  removeNSPrefix: true,
  htmlEntities: true,
  parseTagValue: false,
});

const inside = (nodes: readonly Node[] | undefined, name: string): readonly Node[] | undefined =>
  nodes?.find(node => name in node)?.[name] as readonly Node[] | undefined;

const textIn = (nodes: readonly Node[] | undefined): string =>
  (nodes ?? []).map(node => (typeof node['#text'] === 'string' ? node['#text'] : '')).join('');

const attribute = (node: Node, name: string): string | undefined =>
  (node[':@'] as Readonly<Record<string, string>> | undefined)?.[name];

/** The bytes that an element prints; null: no element that this printer knows. */
const bytesOf = (node: Node): Buffer | null => {
  if ('command' in node) {
    const text = textIn(node.command as Node[]);
    return /^([0-9a-f]{2})*$/i.test(text) ? Buffer.from(text, 'hex') : null;
  }
  if ('text' in node) return Buffer.from(textIn(node.text as Node[]), 'latin1');
  if ('feed' in node) return Buffer.alloc(Number(attribute(node, 'line') ?? 1), '\n');
  if ('cut' in node) return Buffer.of(0x1d, 0x56, 0x42, 0);
  return '#text' in node ? Buffer.alloc(0) : null;
};

/** A request as the printer reads it; null: the XML is not what it should be. */
export const readRequest = (xml: string): { readonly job: string; readonly bytes: Buffer } | null => {
  try {
    const envelope = inside(parser.parse(xml) as Node[], 'Envelope');
    const content = inside(inside(envelope, 'Body'), 'epos-print');
    const parts = content?.map(bytesOf);
    if (!parts || parts.includes(null)) return null;
    const job = textIn(inside(inside(inside(envelope, 'Header'), 'parameter'), 'printjobid'));
    return { job, bytes: Buffer.concat(parts.filter(part => part !== null)) };
  } catch {
    return null;
  }
};
