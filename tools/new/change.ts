/** One file as it will be. */
export type Change = {
  readonly path: string;
  readonly text: string;
  /** It exists already, and gets more in it. */
  readonly adds?: true;
};

/** What there is now of a file; throws where there is none. */
export type Read = (path: string) => string;

/** Something that cannot be written: said to the person who asked, without a stack. */
export class Unusable extends Error {}

/** `tip-cards` as `tipCards`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `tip-cards` as `TipCards`. */
export const pascal = (name: string): string => camel(`-${name}`);

/** Refuses what is no name of a folder. */
export const folderName = (name: string | undefined): string => {
  if (name && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new Unusable(`a name is made of small letters, digits and hyphens, such as tip-cards; not ${name}`);
};

/** The text with `line` behind the last line that matches; throws where none does. */
export const after = (text: string, pattern: RegExp, line: string): string => {
  const lines = text.split('\n');
  const at = lines.findLastIndex(each => pattern.test(each));
  if (at < 0) throw new Unusable(`nothing in the file looks like ${pattern}`);
  return lines.toSpliced(at + 1, 0, line).join('\n');
};
