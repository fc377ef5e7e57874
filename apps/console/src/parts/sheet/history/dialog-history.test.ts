import { expect, it } from 'vitest';
import { aBrowser } from './a-browser.ts';
import { createDialogHistory } from './dialog-history.ts';

/** A person at the board, who came from home. */
const scene = () => {
  /** Whoever opens something sees it before they press anything. */
  let seesIt = true;
  const browser = aBrowser('home', 'board');
  let dialogs = createDialogHistory(browser.window);
  const shown: string[] = [];
  const open = (name: string, { busy = false, asks }: { busy?: boolean; asks?: string } = {}) => {
    browser.touch();
    shown.push(name);
    const closed = dialogs.opened(() => {
      if (asks) open(asks);
      else if (!busy) close();
    });
    const close = (): void => {
      if (!shown.includes(name)) return;
      shown.splice(shown.indexOf(name), 1);
      closed();
    };
    if (seesIt) browser.settle();
    return () => {
      browser.touch();
      close();
      browser.settle();
    };
  };
  /** A link within a dialog: the page goes, and the dialog with it. */
  const follow = (page: string, close: () => void): void => {
    browser.touch();
    browser.goTo(page);
    close();
  };
  const reload = (): void => {
    shown.length = 0;
    browser.reload();
    dialogs = createDialogHistory(browser.window);
  };
  const seen = () => [browser.page(), ...shown];
  const hurry = (): void => {
    seesIt = false;
  };
  return { browser, open, follow, reload, seen, hurry };
};

it('closes an open dialog, and leaves the page with the second Back', () => {
  const { browser, open, seen } = scene();
  open('bill');
  browser.back();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('closes dialogs over one another one by one, without a touch between', () => {
  const { browser, open, seen } = scene();
  open('bill');
  open('split');
  browser.back();
  expect(seen()).toEqual(['board', 'bill']);
  browser.back();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('closes the topmost also before it has got an entry', () => {
  const { browser, open, hurry, seen } = scene();
  open('bill');
  hurry();
  open('split');
  browser.back();
  expect(seen()).toEqual(['board', 'bill']);
  browser.back();
  expect(seen()).toEqual(['board']);
});

it('leaves nothing in the history of a dialog that is gone before anybody saw it', () => {
  const { browser, open, hurry } = scene();
  const depth = browser.depth();
  hurry();
  open('bill')();
  expect(browser.depth()).toBe(depth);
});

it('leaves the page in one step once the dialog was closed by its button', () => {
  const { browser, open, seen } = scene();
  open('bill')();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('leaves the page in one step once two dialogs were closed by their buttons', () => {
  const { browser, open, seen } = scene();
  const bill = open('bill');
  open('split')();
  bill();
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('uses what a closed dialog has left for the next', () => {
  const { browser, open, seen } = scene();
  open('bill')();
  const depth = browser.depth();
  open('split');
  expect(browser.depth()).toBe(depth);
  browser.back();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('never steps while a dialog closes: a page that opens in the same moment stays', () => {
  const { browser, open, follow, seen } = scene();
  follow('payments', open('bill'));
  browser.settle();
  expect(seen()).toEqual(['payments']);
});

it('comes back from a page that a dialog led to, without the dialog, and leaves in one more step', () => {
  const { browser, open, follow, seen } = scene();
  follow('payments', open('bill'));
  browser.back();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('stays where somebody jumps to from such a page, past what the dialog has left', () => {
  const { browser, open, follow, seen } = scene();
  follow('payments', open('bill'));
  browser.jump(-2);
  expect(seen()).toEqual(['board']);
});

it('leaves in one step after a reload with an open dialog', () => {
  const { browser, open, reload, seen } = scene();
  open('bill');
  reload();
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('stays open where it is busy, however often Back is pressed without a touch', () => {
  const { browser, open, seen } = scene();
  open('paying', { busy: true });
  for (const _ of [1, 2, 3]) browser.back();
  expect(seen()).toEqual(['board', 'paying']);
});

it('closes the question that a dialog asks in place of closing, then asks again', () => {
  const { browser, open, seen } = scene();
  open('words', { asks: 'sure' });
  browser.back();
  expect(seen()).toEqual(['board', 'words', 'sure']);
  browser.back();
  expect(seen()).toEqual(['board', 'words']);
});

it('goes forward from a page that a dialog has left to the next page', () => {
  const { browser, open, follow, seen } = scene();
  follow('payments', open('bill'));
  browser.back();
  browser.forward();
  expect(seen()).toEqual(['payments']);
});

it('shows no dialog again with forward, and leaves in one step after it', () => {
  const { browser, open, seen } = scene();
  open('bill');
  browser.back();
  browser.forward();
  expect(seen()).toEqual(['board']);
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('closes what is open over a page that is left by a longer jump', () => {
  const { browser, open, seen } = scene();
  open('search');
  browser.jump(-2);
  expect(seen()).toEqual(['home']);
});

it('still knows an entry whose address is written anew', () => {
  const { browser, open, seen } = scene();
  open('bill')();
  browser.writeAnew();
  browser.back();
  expect(seen()).toEqual(['home']);
});

it('makes a new page of the address that is opened again over what a dialog left', () => {
  const { browser, open, follow, seen } = scene();
  follow('board', open('search'));
  expect(browser.state()).toBeNull();
  browser.back();
  browser.back();
  expect(seen()).toEqual(['home']);
});
