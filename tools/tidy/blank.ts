/** The same text with parts turned to spaces, so that lines and columns stay where they are. */
export type Blanked = {
  /** Without comments. */
  code: string;
  /** Without comments and without what stands inside strings, templates and regular expressions. */
  bare: string;
};

const regexMayFollow = /(?:^|[([{,;=:!&|?+\-*%<>~^]|\breturn|\btypeof|\bcase|=>)\s*$/;

const spaces = (text: string): string => text.replace(/[^\n]/g, ' ');

const quotedEnd = (text: string, start: number): number => {
  const quote = text[start];
  let at = start + 1;
  // A plain string ends with its line at the latest, so a stray quote cannot swallow the rest of the file.
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
};

const regexEnd = (text: string, start: number): number | undefined => {
  let inClass = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  return undefined;
};

/** The end of the literal part of a template that starts or goes on at `start`; the part stops before `${`. */
const templateEnd = (text: string, start: number): number => {
  let at = start;
  while (at < text.length && text[at] !== '`' && !(text[at] === '$' && text[at + 1] === '{')) {
    at += text[at] === '\\' ? 2 : 1;
  }
  return Math.min(at, text.length);
};

/** Blanks comments and literals of TypeScript. A scanner, not a parser: good enough to search in, and quick. */
export const blank = (text: string): Blanked => {
  let code = '';
  let bare = '';
  const keep = (end: number): void => {
    code += text.slice(at, end);
    bare += text.slice(at, end);
    at = end;
  };
  const literal = (end: number): void => {
    code += text.slice(at, end);
    bare += spaces(text.slice(at, end));
    at = end;
  };
  const comment = (end: number): void => {
    const gap = spaces(text.slice(at, end));
    code += gap;
    bare += gap;
    at = end;
  };
  /** Depth of braces at which each open template goes on. */
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  const restOfTemplate = (): void => {
    literal(templateEnd(text, at));
    if (text[at] === '`') keep(at + 1);
    else {
      keep(at + 2);
      templates.push(depth++);
    }
  };
  while (at < text.length) {
    const two = text.slice(at, at + 2);
    const one = text[at] ?? '';
    if (two === '//') comment((text.indexOf('\n', at) + 1 || text.length + 1) - 1);
    else if (two === '/*')
      comment(text.indexOf('*/', at) + 2 === 1 ? text.length : text.indexOf('*/', at) + 2);
    else if (one === "'" || one === '"') literal(quotedEnd(text, at));
    else if (one === '`') {
      keep(at + 1);
      restOfTemplate();
    } else if (one === '/' && regexMayFollow.test(bare.slice(-60))) literal(regexEnd(text, at) ?? at + 1);
    else if (one === '}') {
      depth--;
      keep(at + 1);
      if (templates.at(-1) === depth) {
        templates.pop();
        restOfTemplate();
      }
    } else {
      if (one === '{') depth++;
      keep(at + 1);
    }
  }
  return { code, bare };
};
