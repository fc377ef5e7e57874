import { type Handler, Parser } from 'htmlparser2';

/** The parser looks through all open elements at each new one: what was made to lie deeper than any page would keep it for minutes. */
const MOST_OPEN = 2000;

class TooDeep extends Error {}

/** Reads markup as browsers do. False: it lies deeper than that of any page, and what was told of it is not to be used. */
export const readMarkup = (text: string, heard: Partial<Handler>): boolean => {
  let open = 0;
  const parser = new Parser({
    ...heard,
    onopentagname: name => {
      open += 1;
      if (open > MOST_OPEN) throw new TooDeep();
      heard.onopentagname?.(name);
    },
    onclosetag: (name, isImplied) => {
      open -= 1;
      heard.onclosetag?.(name, isImplied);
    },
  });
  try {
    parser.end(text);
    return true;
  } catch (error) {
    if (error instanceof TooDeep) return false;
    throw error;
  }
};
