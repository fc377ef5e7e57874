import type { pdfLibrary } from './pdf-library.ts';

export type PdfDocument = InstanceType<Awaited<ReturnType<typeof pdfLibrary>>>;

/** A part of a document as it is read aloud: a heading, a paragraph, a cell of a table. */
export type Part = ReturnType<PdfDocument['struct']>;
/** The library's types do not know what only tables and pictures have. */
type PartOptions = NonNullable<Parameters<PdfDocument['struct']>[1]> & {
  readonly scope?: 'Column';
  readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
};

export type Role =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Span'
  | 'Figure'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD';

/** What a document says to who hears it: parts in the order in which they were begun, whatever the order of drawing. */
export type Tagging = {
  readonly begin: (role: Role, within?: Part, options?: PartOptions) => Part;
  /** What is drawn is what the part says; `instead` where it could not be drawn as it is. */
  readonly told: (part: Part, role: Role, draw: () => void, instead?: string) => void;
  /** What is drawn says nothing: lines, grounds. */
  readonly silent: (draw: () => void) => void;
  /** No part can be begun after it. */
  readonly end: () => void;
};

export const tagging = (doc: PdfDocument): Tagging => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    begin: (role, within = root, options = {}) => {
      const part = doc.struct(role, options);
      within.add(part);
      return part;
    },
    told: (part, role, draw, instead) => {
      // As the library itself writes it for a part whose words are known when it is begun.
      if (instead !== undefined) Reflect.get(part, 'dictionary').data.ActualText = new String(instead);
      const content = doc.markStructureContent(role);
      draw();
      doc.endMarkedContent();
      part.add(content);
    },
    silent: draw => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    end: () => root.end(),
  };
};
