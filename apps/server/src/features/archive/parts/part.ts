/** One file of an archive: the rows of one table that belong to a venue, a line of JSON each. */
export type Part = {
  /** `data/<file>.jsonl`. */
  readonly file: string;
  readonly table: string;
  /** What a line is, in a sentence. */
  readonly says: string;
  readonly columns: readonly string[];
  /** Columns that stay behind, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** SQL behind `from` that names the table `t`, where it has no `venue_id` of its own; `$1` is the venue. */
  readonly from?: string;
  /** The same order at every time, such that what is named stands before what names it. */
  readonly order: string;
  /** SQL in place of a column when it is written into the archive. */
  readonly out?: Readonly<Record<string, string>>;
  /** SQL in place of a column, or for one that stays behind, when the line `r` is restored, null where it is not written; `$2` is the venue. */
  readonly back?: Readonly<Record<string, string | null>>;
  /** Joined to the lines `r` when they are restored. */
  readonly backFrom?: string;
  /** Lines name others of the same file: all are written by one statement. */
  readonly selfNaming?: true;
  /** Lines read at a time, where one may be large. */
  readonly page?: number;
};

/** Column names out of one text, so that a part reads as a list. */
export const columns = (names: string): readonly string[] => names.split(/\s+/).filter(Boolean);

/** Reasons that return. */
export const VENUE = 'every line is of the one venue';
export const NUMBER = 'a number of this database alone';
export const NOW = 'what is going on at this moment';
