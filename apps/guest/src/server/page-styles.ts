import type { GuestAssets } from '../server-port.ts';
import type { SharedBody } from './shared-body.ts';
import { classesIn, movesOf, shownRules } from './shown-rules.ts';
import { splitStyles } from './split-styles.ts';

export type PageStyles = {
  /** Of what is seen first, for the head. */
  readonly first: string;
  /** Of all that the page may come to show, for its end. */
  readonly rest: string;
  /** The rest comes as files in place of that, each whole: the page is there before them. */
  readonly linked: boolean;
};

type Asked = {
  readonly body: SharedBody;
  readonly assets: GuestAssets;
  /** The screen that comes drawn, where it is not of the first view. */
  readonly drawn: string | undefined;
  readonly linked: boolean;
};

/** As much of a body as fills any screen, and one below it. */
const FIRST_SCREENS = 24_000;

/** A body without the sections that are below what is seen first. */
const seenFirst = (html: string): string => {
  const end = html.indexOf('</section>', FIRST_SCREENS);
  return end < 0 ? html : html.slice(0, end) + html.slice(html.lastIndexOf('</section>'));
};

/**
 * Every kilobyte of style before the first dish is read on a slow phone before that is drawn: the head holds the rules that
 * show on the first screens. All of them come once more behind the dishes, in their own order, so that none stands before one
 * that it should stand after; what is said twice costs the line next to nothing.
 */
const made = ({ body: { html, parts }, assets, drawn, linked }: Asked): PageStyles => {
  const own = (drawn !== undefined && assets.screens[drawn]?.css) || '';
  if (linked) return { first: shownRules(assets.css + own, html), rest: '', linked };
  const { first, rest } = splitStyles(assets.css, parts);
  const shown = shownRules(first + own, seenFirst(html));
  return { first: shown + movesOf(first + own, shown), rest: first + own + rest, linked };
};

const kept = { linked: new WeakMap<SharedBody, PageStyles>(), whole: new WeakMap<SharedBody, PageStyles>() };

/** More kinds of pages than this share their styles with none of those that are kept. */
const LIMIT = 50;
/** A body that one visit alone sees is new each time, and of the same classes as the one before it. */
const alike = new WeakMap<GuestAssets, Map<string, PageStyles>>();

/** All that the styles of a page follow from. */
const kindOf = ({ body, drawn, linked }: Asked): string =>
  [drawn, linked, ...[...classesIn(linked ? body.html : seenFirst(body.html)), ...body.parts].sort()].join(
    ' ',
  );

const ofKind = (asked: Asked): PageStyles => {
  const known = alike.get(asked.assets) ?? new Map<string, PageStyles>();
  alike.set(asked.assets, known);
  const kind = kindOf(asked);
  const styles = known.get(kind) ?? made(asked);
  known.set(kind, styles);
  const [oldest] = known.keys();
  if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
  return styles;
};

/** The styles of a page, made once for each body that is kept, and for all that use the same of them. */
export const pageStyles = (asked: Asked): PageStyles => {
  const known = kept[asked.linked ? 'linked' : 'whole'];
  const styles = known.get(asked.body) ?? ofKind(asked);
  known.set(asked.body, styles);
  return styles;
};
