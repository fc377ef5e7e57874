import { getDocumentProxy } from 'unpdf';

type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

/** What one page says, part by part in the order of reading, as Mozilla's reader gives it to a screen reader. */
const toldOn = async (page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>) => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  const untold: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? null;
      if (id !== null) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else if (item.str.trim() !== '') untold.push(item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item ? String(item.id) : null);
  }
  const told: string[] = [];
  const saidBy = ({ type, id, children = [] }: Node): string =>
    type === 'content' ? (texts.get(id ?? '') ?? '').trim() : children.map(saidBy).filter(Boolean).join(' ');
  const WHOLE = new Set(['H1', 'H2', 'P', 'TH', 'TD', 'Figure']);
  const walk = (node: Node): void => {
    const { role = '', alt, children = [] } = node;
    if (WHOLE.has(role)) told.push(`${role} ${alt ?? saidBy(node)}`.trim());
    else {
      if (role === 'Table' || role === 'TR') told.push(role);
      children.forEach(walk);
    }
  };
  walk(((await page.getStructTree()) ?? {}) as Node);
  return { told, untold };
};

/**
 * A PDF as who hears it has it: its parts in the order of reading, its language and title, and the texts that no part
 * says. Read by pdf.js, which is not ours.
 */
export const pdfTold = async (bytes: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await toldOn(await document.getPage(number)));
  const { info } = await document.getMetadata();
  const { Language, Title } = info as Readonly<Record<string, unknown>>;
  const { Marked } = (await document.getMarkInfo()) ?? {};
  return {
    isTagged: Marked === true,
    language: Language,
    title: Title,
    told: pages.flatMap(({ told }) => told),
    untold: pages.flatMap(({ untold }) => untold),
  };
};
