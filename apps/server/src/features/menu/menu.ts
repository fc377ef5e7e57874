import type { Category, MenuDocument, MenuItem } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';

/** A published menu with the ways into it; texts still in every language. */
export type MenuIndex = {
  readonly documentId: string;
  readonly document: MenuDocument;
  readonly itemById: ReadonlyMap<string, MenuItem>;
  /** By item id. */
  readonly categoryOf: ReadonlyMap<string, Category>;
};

/** What changes without the document: what is sold out, by `kind:id`, ids of what orders made popular. */
export type Live = {
  /** Whether what goes together in one portion cannot be had. */
  readonly soldOut: (...together: readonly string[]) => boolean;
  /** When a dish that is sold out comes back by itself, epoch ms. */
  readonly back: (what: string) => number | undefined;
  readonly popular: ReadonlySet<string>;
};

/** A menu in one language as it leaves: JSON bytes of `{data: Menu}` and their compressed forms. ADR 0003. */
export type MenuSnapshot = {
  readonly version: number;
  readonly language: string;
  /** Strong, quoted. */
  readonly etag: string;
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
};

/** As it is stored: what was compressed is not kept beside what it was compressed to. */
export type PackedSnapshot = Omit<MenuSnapshot, 'body'>;

/** A version as it was just put out. */
export type PutOut = {
  readonly version: number;
  readonly documentId: string;
  readonly document: MenuDocument;
  readonly snapshots: readonly MenuSnapshot[];
};

/** A draft in one language as it leaves, `{data: Menu}`. */
export type DraftMenu = { readonly body: Buffer; readonly etag: string };

/**
 * The draft as guests would read it, for a preview session in the browser of somebody who may edit that menu; null for
 * everybody else, who is shown what is published. ADR 0024.
 */
export type DraftPreview = (
  guest: Pick<GuestSession, 'mode' | 'venueId' | 'venue'>,
  meta: RequestMeta,
  language: string,
) => Promise<DraftMenu | null>;

export type MenuReader = {
  /** The venue's menu at `version` or newer, from memory. Throws `Refusal` menu_not_published. */
  readonly document: (venueId: string, version: number) => Promise<MenuIndex>;
  /** The bytes guests get. Throws `Refusal` menu_not_published. */
  readonly snapshot: (venueId: string, language: string, version: number) => Promise<MenuSnapshot>;
  /**
   * Takes a version that this server put out in the place of what it holds of the venue, so that the phones that are told
   * of it find it in memory. What nobody has read here is not taken in.
   */
  readonly renew: (venueId: string, putOut: PutOut) => void;
};

export type Alongside = (
  run: Run,
  published: {
    readonly version: number;
    readonly documentId: string;
    /** What guests saw until now. */
    readonly formerId: string | null;
  },
) => Promise<void>;

export type MenuPublisher = {
  /**
   * Stores a document and shows it to guests; answers with its version. `alongside` writes what belongs to it in the same
   * transaction, and may be asked again when another version was quicker; what it throws puts nothing out. API-04, ADR 0003.
   */
  readonly publish: (venueId: string, document: MenuDocument, alongside?: Alongside) => Promise<number>;
  /**
   * Shows the same document again because stock or the hour changed; the version stays when no byte did. Waits for
   * nothing that the caller's transaction holds: call it after the commit.
   */
  readonly republish: (venueId: string) => Promise<number>;
};
