import { anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import { createEditQueue, type QueuePorts } from './edit-queue.ts';
import { keptSteps } from './kept-steps.ts';
import type { Outcome } from './outcome.ts';
import type { Pending } from './pending.ts';
import { savingStore } from './saving-store.ts';

/** A browser, whose tabs share what they keep. */
const aBrowser = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return (personId = 'ona') => keptSteps({ venueId: 'venue', personId }, () => storage);
};

const aTab = (
  browser: ReturnType<typeof aBrowser>,
  send: QueuePorts['send'],
  over: Partial<QueuePorts> = {},
) => {
  const saving = savingStore();
  const unheard: Outcome[] = [];
  const queue = createEditQueue({
    kept: browser(),
    saving,
    send,
    wait: async () => undefined,
    onDone: () => undefined,
    onUnheard: outcome => unheard.push(outcome),
    onLeft: () => undefined,
    ...over,
  });
  return { ...queue, saving, unheard };
};

const remove = (id: string) => ({ kind: 'item-remove', id }) as const;
const named = ({ edit }: Pending) => ('id' in edit ? edit.id : edit.kind);
const saved: Outcome = { kind: 'saved' };
const lost: Outcome = { kind: 'failed', error: 'no network' };
const never = () => new Promise<Outcome>(() => undefined);

it('a tab that is closed while it saves loses nothing: the next one sends the same steps again, in order', async () => {
  const browser = aBrowser();
  const ids: string[] = [];
  const closed = aTab(browser, step => {
    ids.push(step.id);
    return never();
  });
  void closed.add(remove('soup'), 3);
  void closed.pump();
  void closed.add(remove('steak'), 3);
  const sent: Pending[] = [];
  const next = aTab(browser, async step => {
    sent.push(step);
    return saved;
  });
  next.takeOn();
  next.takeOn();
  expect(next.saving.get().busy).toBe(true);
  await next.pump();
  expect(sent.map(named)).toEqual(['soup', 'steak']);
  expect(sent[0]?.id, 'the key under which the server may know it').toBe(ids[0]);
  expect([browser().pending(), next.saving.get().busy]).toEqual([[], false]);
});

it('what the server is still at from before is asked about again, and never told as a failure', async () => {
  const answers: Outcome[] = [{ kind: 'under-way' }, { kind: 'under-way' }, saved];
  const tab = aTab(aBrowser(), async () => answers.shift() ?? lost);
  const outcome = tab.add(remove('soup'), 3);
  await tab.pump();
  expect(await outcome).toEqual(saved);
  expect(tab.saving.get()).toMatchObject({ busy: false, stuck: null });
});

it('without a network everything waits, and goes out in order when there is one', async () => {
  const browser = aBrowser();
  let network = false;
  const sent: string[] = [];
  const tab = aTab(browser, async step => {
    if (!network) return lost;
    sent.push(named(step));
    return saved;
  });
  void tab.add(remove('soup'), 3);
  await tab.pump();
  void tab.add(remove('steak'), 3);
  expect(tab.saving.get()).toMatchObject({ busy: true, stuck: 'no network' });
  expect(browser().pending().map(named)).toEqual(['soup', 'steak']);
  network = true;
  await tab.pump();
  expect(sent).toEqual(['soup', 'steak']);
  expect(browser().pending()).toEqual([]);
});

it('a tab takes nothing from another that still waits', async () => {
  const browser = aBrowser();
  const waiting = aTab(browser, never);
  void waiting.add(remove('soup'), 3);
  const other = aTab(browser, async () => saved);
  void other.add(remove('steak'), 3);
  await other.pump();
  expect(browser().pending().map(named)).toEqual(['soup']);
});

it('two taps that take back, while a change is being saved, take back twice, before what is changed afterwards', async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const sent: string[] = [];
  const tab = aTab(aBrowser(), step => {
    sent.push(named(step));
    return step.edit.kind === 'undo'
      ? Promise.resolve<Outcome>({ kind: 'undone', any: true })
      : new Promise(settle => {
          answer = settle;
        });
  });
  void tab.add(remove('soup'), 3);
  const going = tab.pump();
  const undone = [tab.add({ kind: 'undo' }, 3), tab.add({ kind: 'undo' }, 3)];
  void tab.pump();
  void tab.add(remove('steak'), 3);
  answer(saved);
  expect(await Promise.all(undone)).toHaveLength(2);
  answer(saved);
  await going;
  expect(sent).toEqual(['soup', 'undo', 'undo', 'steak']);
});

it('what an earlier tab typed over a colleague is kept until somebody decides, and not sent again unasked', async () => {
  const browser = aBrowser();
  const typed = { kind: 'item-set', item: anItem({ id: 'soup' }) } as const;
  const closed = aTab(browser, never);
  void closed.add(typed, 3);
  void closed.add(remove('steak'), 3);
  const changed: Outcome = { kind: 'changed', by: 'Rūta', revision: 5, value: {} };
  const next = aTab(browser, async () => changed);
  next.takeOn();
  await next.pump();
  expect(next.unheard, 'what holds nothing typed is told of').toEqual([changed]);
  expect(next.saving.get()).toMatchObject({ busy: false, stuck: null });
  const left = { edit: typed, seen: 3, refused: { by: 'Rūta', revision: 5, gone: false } };
  expect(browser().left()).toMatchObject([left]);
  const later = aTab(browser, async () => lost);
  later.takeOn();
  expect(later.steps()).toEqual([]);
});

it('what one left unsent on a shared device does not go out in the name of the next', async () => {
  const browser = aBrowser();
  const rutas = aTab(browser, never);
  void rutas.add(remove('soup'), 3);
  const sent: string[] = [];
  const send = async (step: Pending): Promise<Outcome> => {
    sent.push(named(step));
    return saved;
  };
  const next = aTab(browser, send, { kept: browser('jonas') });
  next.takeOn();
  await next.pump();
  expect(sent).toEqual([]);
  const back = aTab(browser, send);
  back.takeOn();
  await back.pump();
  expect(sent).toEqual(['soup']);
});
