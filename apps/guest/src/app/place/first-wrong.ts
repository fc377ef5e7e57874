/** A form marks what is wrong some moments after the tap, and a slow phone later: looked for so often, so far apart. */
const LOOKS = 60;
const EVERY_MS = 16;

const focusWithin = (looks: number): void => {
  setTimeout(() => {
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid]');
    if (wrong) wrong.focus();
    else if (looks > 1) focusWithin(looks - 1);
  }, EVERY_MS);
};

/** A form that was not sent says where: the first field that gets marked as wrong gets the focus. Waits for no frame, which a busy phone owes. */
export const focusFirstWrong = (): void => focusWithin(LOOKS);
