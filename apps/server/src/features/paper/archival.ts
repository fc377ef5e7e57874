import { element, textElement } from '@tableside/domain/xml';
import { paperText } from './paper-text.ts';
import type { pdfLibrary } from './pdf-library.ts';

/** A file inside a PDF, for programs that read what people see on the page. */
export type CarriedFile = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** What the file is said to be in the PDF's own description (XMP), as whole `rdf:Description` elements. */
  readonly described: readonly string[];
};

type Document = InstanceType<Awaited<ReturnType<typeof pdfLibrary>>>;
type Said = {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
};

/** How a document is opened that is kept for years: PDF/A-3, part B, the one that may carry files of any type. */
export const ARCHIVAL = { pdfVersion: '1.7', subset: 'PDF/A-3b' } as const;

const about = (prefix: string, space: string, children: readonly string[]): string =>
  element('rdf:Description', children, { 'rdf:about': '', [`xmlns:${prefix}`]: space });

/** Instants of XMP: whole seconds in UTC. */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** What XMP says of a document of ours, with `&` and `<` as XML wants them. */
const descriptions = ({ title, author, madeAt }: Said): string[] => [
  about('xmp', 'http://ns.adobe.com/xap/1.0/', [
    textElement('xmp:CreateDate', instant(madeAt)),
    textElement('xmp:ModifyDate', instant(madeAt)),
    textElement('xmp:CreatorTool', 'Tableside'),
  ]),
  about('dc', 'http://purl.org/dc/elements/1.1/', [
    element('dc:title', [
      element('rdf:Alt', [textElement('rdf:li', paperText(title), { 'xml:lang': 'x-default' })]),
    ]),
    element('dc:creator', [element('rdf:Seq', [textElement('rdf:li', paperText(author))])]),
  ]),
  about('pdf', 'http://ns.adobe.com/pdf/1.3/', [textElement('pdf:Producer', 'PDFKit')]),
];

/**
 * Makes an archival document carry a file as the same thing in another form (`Alternative`). The library writes its own
 * description without escaping, by which a company named `Fish & Co` breaks the file: ours stands in its place.
 */
export const archival = (doc: Document, said: Said, { name, type, text, described }: CarriedFile): void => {
  const writing: { _addInfo?: () => void } & Pick<Document, 'file'> = doc;
  writing._addInfo = () => {
    for (const part of [...descriptions(said), ...described])
      Reflect.apply(Reflect.get(doc, 'appendXML'), doc, [part]);
  };
  // Its types do not know the relationship.
  const how = {
    name,
    type,
    relationship: 'Alternative',
    creationDate: said.madeAt,
    modifiedDate: said.madeAt,
  };
  doc.file(Buffer.from(text, 'utf8'), how);
};
