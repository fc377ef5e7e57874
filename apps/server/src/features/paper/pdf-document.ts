import { element, textElement } from '@tableside/domain/xml';
import { paperText } from './paper-text.ts';
import { BOLD, pdfLibrary, REGULAR } from './pdf-library.ts';
import { type PdfDocument, type Tagging, tagging } from './tagging.ts';

/** A file inside a PDF, for programs that read what people see on the page. */
export type CarriedFile = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** What the file is said to be in the PDF's own description (XMP), as whole `rdf:Description` elements. */
  readonly described: readonly string[];
};

type Said = {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
};

/** Every document of ours: a version that knows tags and a description, and its title in the window instead of a file's name. */
const OPENED = { pdfVersion: '1.7', tagged: true, displayTitle: true } as const;

/** How a document is opened that is kept for years: PDF/A-3, part B, the one that may carry files of any type. */
const ARCHIVAL = { subset: 'PDF/A-3b' } as const;

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
 * What a document says of itself, and the file that it carries as the same thing in another form (`Alternative`). The
 * library writes its own description without escaping, by which a company named `Fish & Co` breaks the file: ours stands
 * in its place.
 */
const describePdf = (doc: PdfDocument, said: Said, carries?: CarriedFile): void => {
  const writing: { _addInfo?: () => void } & Pick<PdfDocument, 'file'> = doc;
  writing._addInfo = () => {
    for (const part of [...descriptions(said), ...(carries?.described ?? [])])
      Reflect.apply(Reflect.get(doc, 'appendXML'), doc, [part]);
  };
  if (!carries) return;
  // Its types do not know the relationship.
  const how = {
    name: carries.name,
    type: carries.type,
    relationship: 'Alternative',
    creationDate: said.madeAt,
    modifiedDate: said.madeAt,
  };
  doc.file(Buffer.from(carries.text, 'utf8'), how);
};

type Sheet = {
  /** A size by its name, or width and height in points. */
  readonly size: string | [number, number];
  readonly margin: number;
  /** Pages are begun by whoever draws; else the first one is there. */
  readonly withoutPage?: boolean;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly madeAt: Date;
  /** Data that the file carries along for programs; it is then PDF/A-3. */
  readonly carries?: CarriedFile | undefined;
};

type OpenPdf = {
  readonly doc: PdfDocument;
  readonly tags: Tagging;
  /** The whole file. Nothing can be written after it. */
  readonly finish: () => Promise<Buffer>;
};

/** Opens a PDF of ours: described, tagged, with our letters as `regular` and `bold`. */
export const openPdf = async ({
  size,
  margin,
  withoutPage = false,
  carries,
  ...said
}: Sheet): Promise<OpenPdf> => {
  const Document = await pdfLibrary();
  const doc = new Document({
    size,
    margin,
    autoFirstPage: !withoutPage,
    lang: said.language,
    ...OPENED,
    ...(carries ? ARCHIVAL : {}),
    info: {
      Title: paperText(said.title),
      Author: paperText(said.author),
      Creator: 'Tableside',
      CreationDate: said.madeAt,
    },
  });
  describePdf(doc, said, carries);
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail));
  const tags = tagging(doc);
  return {
    doc,
    tags,
    finish: async () => {
      tags.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
