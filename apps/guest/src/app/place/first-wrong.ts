/** A form that was not sent says where: its fields are marked in the next frame, and the first of them gets the focus. */
export const focusFirstWrong = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
};
