import { BUILD, BUILD_HEADER } from './built.ts';
import { forgetVisit, heldPage, holdPage } from './kept.ts';
import { isOurs } from './ours.ts';
import { blockOf } from './page-parts.ts';
import { scope } from './scope.ts';
import type { Told } from './visit.ts';

/** Answers after which the visit is over; others say nothing about it. */
const OVER: readonly number[] = [403, 404, 410];

const sessionOf = (html: string): unknown => JSON.parse(blockOf(html, 'boot') ?? '{}').session ?? null;

const compare = async (before: Response | null, html: string): Promise<Told> => {
  const old = (await before?.text()) ?? '';
  const menu = blockOf(html, 'menu');
  const sameMenu = blockOf(old, 'menu') === menu;
  const session = sessionOf(html);
  if (sameMenu && JSON.stringify(sessionOf(old)) === JSON.stringify(session)) return { told: 'same' };
  return { told: 'now', session, menu: sameMenu ? null : JSON.parse(menu ?? 'null') };
};

/** Counts what was asked: the page of a later question is kept, whichever comes first. */
let questions = 0;

const ask = async (token: string): Promise<Told> => {
  questions += 1;
  const mine = questions;
  const page = await fetch(`/menu/${token}`, { credentials: 'same-origin' });
  // What a proxy says in our place, or we without our senses, says nothing about the visit.
  if (!isOurs(page)) return { told: 'unknown' };
  if (OVER.includes(page.status) || page.redirected) {
    await forgetVisit();
    return { told: 'over' };
  }
  if (!page.ok) return { told: 'unknown' };
  if (page.headers.get(BUILD_HEADER) !== BUILD) {
    // The server was renewed: nothing of the old app may meet it again.
    await forgetVisit();
    await scope.registration.update().catch(() => undefined);
    return { told: 'otherBuild' };
  }
  const before = await heldPage(token, Date.now());
  const html = await page.clone().text();
  if (mine === questions) await holdPage(token, page, Date.now());
  return compare(before, html);
};

const asked = new Map<string, { readonly at: number; readonly answer: Promise<Told> }>();
/** An answer serves everybody who asks this soon after (ms): the navigation asks first, then the page that came of it. */
const FRESH = 15_000;

/** Asks the server for the visit's page, keeps it, and says what differs from the one that was held. */
export const askForNews = (token: string, now: number, anew = false): Promise<Told> => {
  const known = asked.get(token);
  if (known && !anew && now - known.at < FRESH) return known.answer;
  const answer = ask(token).catch((): Told => ({ told: 'unknown' }));
  asked.clear();
  asked.set(token, { at: now, answer });
  answer.then(({ told }) => {
    // That nobody answered may be over in a moment.
    if (told === 'unknown' && asked.get(token)?.answer === answer) asked.clear();
  });
  return answer;
};
