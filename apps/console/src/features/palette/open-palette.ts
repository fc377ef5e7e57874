const openers = new Set<() => void>();

/** Opens the search over everything from another place than its button: a phone has no room for that in its header. */
export const openPalette = (): void => {
  for (const open of openers) open();
};

export const onOpenPalette = (open: () => void): (() => void) => {
  openers.add(open);
  return () => void openers.delete(open);
};
