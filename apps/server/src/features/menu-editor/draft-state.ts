import type { DraftMenu, MenuDocument } from '@tableside/domain/menu';
import type { TranslationSource } from '@tableside/domain/menu-edit';

/** Who changed something last, and in which revision of the draft. */
export type LastEdit = {
  readonly revision: number;
  /** A browser that somebody is signed in on, or a person: whoever wrote it knows of it. */
  readonly editor: string;
  readonly by: string;
  readonly at: string;
};

/** A venue's menu as it is being written. */
export type Draft = {
  readonly revision: number;
  readonly document: DraftMenu;
  readonly basis: TranslationSource;
  /** By entity key. What nobody touched since the draft began is not in it. */
  readonly touched: Readonly<Record<string, LastEdit>>;
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  readonly editedBy: string | null;
  readonly editedAt: Date | null;
  /** What guests see; null: nothing was ever published. */
  readonly published: MenuDocument | null;
  readonly publishedId: string | null;
};
