import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageSheet } from '../../features/language/index.ts';
import { usePaying } from '../../features/pay/intent/use-paying.ts';
import { FailSplash } from '../../features/splash/index.ts';
import Search from '../../screens/Search/index.tsx';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { track } from './analytics.ts';

vi.mock('./analytics.ts', () => ({ track: vi.fn(), countFor: vi.fn() }));
vi.mock('../api.ts', () => ({ api: () => new Promise(() => undefined), partingWord: vi.fn() }));
vi.mock('../../app/navigation.ts', () => ({ useBackCloses: () => undefined, go: vi.fn(), goBack: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(track).mockReset();
  vi.unstubAllGlobals();
});
const tracked = () => vi.mocked(track).mock.calls.map(([name]) => name);

describe('what is counted, and when', () => {
  it('[ANALYTICS-02] a failure, once it is on screen', async () => {
    const screen = await running(() => FailSplash({ code: 'server_error' }), null);
    expect(tracked()).toEqual(['fail_screen_displayed']);
    await screen.again(null);
    expect(tracked()).toEqual(['fail_screen_displayed']);
    await screen.leave();
  });

  it('[SCAN-18] Reload on it, before the page is loaded again', async () => {
    const reload = vi.fn(() => expect(tracked()).toContain('reload_clicked'));
    const screen = await running(() => FailSplash({ code: 'server_error' }), null);
    vi.stubGlobal('location', { reload });
    const button = drawn(screen.value()).find(({ props }) => 'onClick' in props);
    const press = button?.props.onClick as () => void;
    await screen.does(() => press());
    expect(reload).toHaveBeenCalledOnce();
    await screen.leave();
  });

  it('[ANALYTICS-04] the list of languages, each time it opens', async () => {
    const onClose = () => undefined;
    const sheet = await running(LanguageSheet, { open: false, onClose });
    expect(tracked()).toEqual([]);
    await sheet.again({ open: true, onClose });
    expect(tracked()).toEqual(['language_selector_opened']);
    await sheet.again({ open: false, onClose });
    await sheet.again({ open: true, onClose });
    expect(tracked()).toEqual(['language_selector_opened', 'language_selector_opened']);
    await sheet.leave();
  });

  it('[ANALYTICS-06] searching, one second after the last letter', async () => {
    const screen = await running(() => Search({ params: {} }), null);
    const type = (text: string) =>
      screen.does(now => {
        const field = drawn(now).find(({ props }) => 'query' in props);
        field?.props.onChange?.(text);
      });
    await type('s');
    await screen.later(999);
    await type('so');
    await screen.later(999);
    expect(tracked()).toEqual([]);
    await screen.later(1);
    expect(tracked()).toEqual(['search_input']);
    await type('');
    await screen.later(5_000);
    expect(tracked()).toEqual(['search_input']);
    await screen.leave();
  });

  it('[ANALYTICS-07] a card or wallet that failed, each time', async () => {
    const intents = { keeper: { renew: async () => undefined }, keep: () => undefined, slots: {} };
    const props = {
      payable: { number: 'order', kind: 'order' as const },
      ref: null,
      method: undefined,
      intents: intents as unknown as Parameters<typeof usePaying>[0]['intents'],
      form: { current: null },
    };
    const paying = await running(usePaying, props);
    const event = { kind: 'failed', failure: 'declined', message: null, spent: false } as const;
    await paying.does(now => now.hear('u', { kind: 'busy' }));
    expect(tracked()).toEqual([]);
    await paying.does(now => now.hear('u', event));
    expect(tracked()).toEqual(['purchase_failed']);
    await paying.does(now => now.again());
    await paying.does(now => now.hear('u', event));
    expect(tracked()).toEqual(['purchase_failed', 'purchase_failed']);
    await paying.leave();
  });
});
