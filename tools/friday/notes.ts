/** What an evening learns: what was done, what was refused, and what must never happen. */
export type Notes = {
  readonly did: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly broken: string[];
  readonly hit: (what: string) => void;
  readonly refuse: (what: string) => void;
  readonly breaks: (what: string) => void;
};

const count = (in_: Map<string, number>, what: string): void => void in_.set(what, (in_.get(what) ?? 0) + 1);

export const freshNotes = (): Notes => {
  const did = new Map<string, number>();
  const refused = new Map<string, number>();
  const broken: string[] = [];
  return {
    did,
    refused,
    broken,
    hit: what => count(did, what),
    refuse: what => count(refused, what),
    breaks: what => {
      if (!broken.includes(what)) broken.push(what);
    },
  };
};
