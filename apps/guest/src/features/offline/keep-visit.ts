import { cameFromWorker } from '../../app/came-from-worker.ts';
import { destinationOf } from '../../app/effective-route.ts';
import { outdateEntry, readEntry, writeEntry } from '../../data/cache.ts';
import { isOnline, onConnectivity, reportUnreachable } from '../../data/connection/connectivity.ts';
import { failureCode, isOver } from '../../data/connection/failures.ts';
import { keys } from '../../data/keys.ts';
import { type Menu, refetchMenu } from '../../data/menu.ts';
import { refetchSession, type Session } from '../../data/session.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { Told } from '../../worker/visit.ts';
import { hasChosenLanguage, showLanguage } from '../language/index.ts';
import { sayToWorker } from './worker-talk.ts';

/** A page this young (ms) may be loaded again without anybody losing their place. */
const YOUNG = 5_000;

/** Files and pictures that this page has fetched: the browser still has them, so keeping them costs no network. */
const seen = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|media)\//.test(pathname))
      .map(({ pathname }) => pathname),
  ),
];

/** Has the worker keep this visit's menu in the session's `language`, and what the phone has seen of it. */
export const keepVisit = (token: string, session: Session, language: string): Promise<unknown> =>
  sayToWorker({
    say: 'keep',
    seen: seen(),
    visit: {
      token,
      code: session.table.hash,
      home: destinationOf(token, session, new URLSearchParams()),
      until: Date.parse(session.expires_at),
      language,
    },
  });

export const forgetVisit = (): Promise<unknown> => sayToWorker({ say: 'forget' });

const otherBuild = (): void => {
  if (performance.now() < YOUNG) location.reload();
  else {
    const action = { label: t('common.reload'), run: () => location.reload() };
    showToast({ id: 'build', tone: 'info', persistent: true, text: t('unsent.build'), action });
  }
};

const looksOf = (session: Session | undefined): string =>
  JSON.stringify(session?.restaurant?.customizations ?? null);

const takeOver = async (token: string, told: Extract<Told, { told: 'now' }>): Promise<void> => {
  const session = told.session as Session | null;
  // The guest chose another language just before the page was loaded again.
  if (session && session.selected_language !== document.documentElement.lang)
    await showLanguage(session.selected_language);
  if (session) {
    const held = readEntry<Session>(keys.session(token)).data;
    writeEntry(keys.session(token), session);
    // The page came with the looks of before.
    if (looksOf(held) !== looksOf(session)) {
      import('../../data/connection/seldom.ts').then(({ restyle }) => restyle(token)).catch(() => undefined);
    }
  }
  // Nothing is said of it: what the guest does not look at changes all evening, and the rest is read where it stands.
  if (told.menu) writeEntry(keys.menu(token), told.menu as Menu);
};

/** What the page shows of the server: each is another object once it changed. */
const heldOf = (token: string): readonly unknown[] =>
  [keys.session(token), keys.menu(token)].map(key => readEntry(key).data);

const renew = (token: string): void => {
  outdateEntry(keys.session(token));
  outdateEntry(keys.menu(token));
  Promise.all([refetchSession(token), refetchMenu(token)]).catch(() => undefined);
};

/** Whether the server has said what there is to say of this page. */
const takeUpdates = async (token: string): Promise<boolean> => {
  if (!cameFromWorker()) return true;
  const held = heldOf(token);
  const told = await sayToWorker({ say: 'news', token });
  // The worker may have asked before the choice, which is newer than its answer.
  if (hasChosenLanguage()) return true;
  if (told?.told === 'now') {
    // What came by another road while the worker asked may be younger than its answer.
    const overtaken = heldOf(token).some((data, index) => data !== held[index]);
    await takeOver(token, told);
    if (overtaken) renew(token);
  } else if (told?.told === 'otherBuild') otherBuild();
  // The page stands, but nobody answers: say so until somebody does.
  else if (told?.told === 'unknown') reportUnreachable();
  else if (told?.told === 'over') await refetchSession(token).catch(() => undefined);
  return told?.told !== 'unknown';
};

/**
 * A page that came from the phone takes over what the server says meanwhile; the rows change in their places. Where there
 * was no network it asks again with each one that comes. Answers with how to stop.
 */
export const followNews = (token: string): (() => void) => {
  const ask = () => {
    takeUpdates(token).then(
      known => known && stop(),
      () => undefined,
    );
  };
  const stop = onConnectivity(() => isOnline() && ask());
  ask();
  return stop;
};

/** Whether the server said that the visit is over: then nothing of it stays on the phone. */
export const isVisitOver = (token: string): boolean => {
  const { error } = readEntry(keys.session(token));
  return error !== undefined && isOver(failureCode(error));
};
