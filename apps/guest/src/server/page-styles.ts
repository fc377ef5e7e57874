import type { GuestAssets } from '../server-port.ts';
import type { SharedBody } from './shared-body.ts';
import { shownRules } from './shown-rules.ts';
import { splitStyles } from './split-styles.ts';

export type PageStyles = {
  /** Of what is seen first, for the head. */
  readonly first: string;
  /** Of the rest, for the end of the page. */
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

const made = ({ body: { html, parts }, assets, drawn, linked }: Asked): PageStyles => {
  const own = (drawn !== undefined && assets.screens[drawn]?.css) || '';
  if (linked) return { first: shownRules(assets.css + own, html), rest: '', linked };
  const { first, rest } = splitStyles(assets.css, parts);
  return { first: first + own, rest, linked };
};

const kept = { linked: new WeakMap<SharedBody, PageStyles>(), whole: new WeakMap<SharedBody, PageStyles>() };

/** The styles of a page, made once for each body that is kept. */
export const pageStyles = (asked: Asked): PageStyles => {
  const known = kept[asked.linked ? 'linked' : 'whole'];
  const styles = known.get(asked.body) ?? made(asked);
  known.set(asked.body, styles);
  return styles;
};
