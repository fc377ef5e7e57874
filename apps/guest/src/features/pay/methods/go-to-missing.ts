/** To the way that is chosen, or to the ways: into its own form, where the fields are those of the page of somebody else. */
export const goToMissing = (): void => {
  const way = document.querySelector<HTMLElement>('[data-method][data-chosen]');
  const place = way ?? document.querySelector<HTMLElement>('[data-method]');
  place?.scrollIntoView({ block: 'center' });
  (way?.querySelector<HTMLElement>('iframe') ?? place?.querySelector<HTMLElement>('input'))?.focus();
};
