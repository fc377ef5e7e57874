import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { writeEntry } from '../data/cache.ts';
import { keys } from '../data/keys.ts';
import type { Session } from '../data/session.ts';
import { SessionGate } from '../features/venue/index.ts';
import { aSession } from './wire-builders.ts';

/** What React asks a page for, before it runs anything. */
class NoFrame {}
Object.assign(globalThis, { window: globalThis, HTMLIFrameElement: NoFrame, IS_REACT_ACT_ENVIRONMENT: true });

/** As much of a page as hooks need that draw nothing: events, and whether somebody looks at it. */
const aPage = (drawn: readonly string[]) =>
  Object.assign(new EventTarget(), {
    nodeType: 9,
    defaultView: globalThis,
    activeElement: null,
    cookie: '',
    documentElement: { dataset: {} },
    visibilityState: 'visible',
    getElementById: () => null,
    querySelector: (selector: string) => (drawn.includes(selector) ? {} : null),
  });

const aPlace = (ownerDocument: object) =>
  Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    textContent: '',
    ownerDocument,
  });

/**
 * Runs a hook in a guest's session as React does, effects and all, on a page that draws nothing; for rhythms and waits,
 * with `vi.useFakeTimers()`. What is drawn is for `shown`, what is tapped for the browser journeys; `drawn` are selectors
 * under which the page has something already.
 */
export const running = async <P, T>(
  use: (props: P) => T,
  first: P,
  session: Session = aSession(),
  drawn: readonly string[] = [],
) => {
  const page = aPage(drawn);
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view));
  const root = createRoot(aPlace(page) as Element);
  writeEntry(keys.session('s'), session);
  let value: T | undefined;
  const Probe = ({ props }: { props: P }) => {
    value = use(props);
    return null;
  };
  const draw = (props: P) =>
    act(async () =>
      root.render(
        <SessionGate token="s">
          <Probe props={props} />
        </SessionGate>,
      ),
    );
  await draw(first);
  return {
    /** What the hook last answered. */
    value: (): T => value as T,
    /** The same with other arguments. */
    again: draw,
    /** The guest does something. */
    does: (run: (now: T) => void) => act(async () => run(value as T)),
    /** Time passes, in milliseconds. */
    later: (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time))),
    /** The guest looks at another app, or at this one again. */
    look: (state: 'visible' | 'hidden') =>
      act(async () => {
        page.visibilityState = state;
        page.dispatchEvent(new Event('visibilitychange'));
      }),
    /** The screen is gone. */
    leave: () => act(async () => root.unmount()),
  };
};
