import type { EarlyTaps } from './early-taps.ts';
import type {} from './hear.ts';

/** More than anybody taps while a page wakes up. */
const MOST = 10;

const taps: HTMLElement[] = [];
let shown: { readonly control: HTMLElement; readonly dialog: HTMLDialogElement } | null = null;

const forget = (control: HTMLElement): void => {
  delete control.dataset.pressed;
  const at = taps.indexOf(control);
  if (at >= 0) taps.splice(at, 1);
};

/** Puts what the row says into the sheet's frame (features/item/EarlySheet.tsx). */
const fill = (dialog: HTMLElement, row: HTMLElement, name: string): void => {
  const part = (which: string) => dialog.querySelector<HTMLElement>(`[data-early=${which}]`);
  dialog.setAttribute('aria-label', name);
  const [title, text, price, photo, thumb, intro] = ['name', 'text', 'price', 'photo', 'thumb', 'intro'].map(
    part,
  );
  if (title) title.textContent = name;
  if (text) text.textContent = row.querySelector(`.${text.dataset.from}`)?.textContent ?? '';
  const own = price?.firstElementChild;
  if (own) own.innerHTML = row.querySelector(`.${own.classList[0]}`)?.innerHTML ?? '';
  const picture = row.querySelector('picture')?.cloneNode(true);
  const small = row.dataset.small !== undefined;
  const [frame, other] = small ? [thumb, photo] : [photo, thumb];
  if (picture) frame?.firstElementChild?.replaceChildren(...picture.childNodes);
  else frame?.remove();
  other?.remove();
  if (small || !picture) intro?.classList.add(intro.dataset.bare ?? '');
};

const show = (control: HTMLElement, row: HTMLElement): void => {
  const frame = document.querySelector<HTMLTemplateElement>('#early-sheet');
  if (!frame) {
    // The page is still coming, the frame with it.
    if (document.readyState === 'loading' && taps.includes(control))
      requestAnimationFrame(() => show(control, row));
    return;
  }
  const dialog = frame.content.firstElementChild?.cloneNode(true) as HTMLDialogElement;
  fill(dialog, row, control.textContent ?? '');
  dialog.onclick = ({ target }) => {
    if (target === dialog || (target as Element).closest('button')) dialog.close();
  };
  dialog.onclose = () => {
    if (shown?.dialog !== dialog) return;
    shown = null;
    dialog.remove();
    forget(control);
  };
  document.body.append(dialog);
  dialog.showModal();
  shown = { control, dialog };
};

const onClick = ({ target }: Event): void => {
  const control = (target as Element).closest<HTMLElement>('#root button');
  if (!control || taps.length >= MOST) return;
  const row = control.getAttribute('aria-haspopup') === 'dialog' && control.closest('li');
  if (row && taps.includes(control)) return;
  taps.push(control);
  control.dataset.pressed = '';
  if (row) show(control, row);
};

/** The real sheet stands where this one stood: it neither slides in nor is there a frame between them. */
const swap = (): void => {
  const { dataset } = document.documentElement;
  dataset.swap = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.swap));
};

const early: EarlyTaps = {
  stop: () => document.removeEventListener('click', onClick, true),
  replay: () => {
    for (const control of taps.splice(0)) {
      delete control.dataset.pressed;
      if (shown?.control === control) {
        const { dialog } = shown;
        shown = null;
        swap();
        // Closed before it goes, so that the focus is back where the real sheet will look for it.
        dialog.close();
        dialog.remove();
      }
      control.click();
    }
  },
};

window.earlyTaps = early;
document.addEventListener('click', onClick, true);
// Without a listener Safari shows no control as pressed.
document.ontouchstart = () => {};
// From here on they are heard here; those of before first (hear.ts).
if (window.hear) document.removeEventListener('click', window.hear, true);
window.heard?.forEach(onClick);
