/** How many frames a form may take to mark what is wrong: a slow phone draws the marks some frames after the tap. */
const FRAMES = 30;

const focusWithin = (frames: number): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid]');
    if (wrong) wrong.focus();
    else if (frames > 1) focusWithin(frames - 1);
  });
};

/** A form that was not sent says where: the first field that gets marked as wrong gets the focus. */
export const focusFirstWrong = (): void => focusWithin(FRAMES);
