const keyOf = (venueId: string): string => `tableside.console.terminal.${venueId}`;

/** The terminal at which this device took money last: a sale that begins at a colleague's is worse than one more tap. */
export const rememberedTerminal = (venueId: string): string | null => localStorage.getItem(keyOf(venueId));

export const rememberTerminal = (venueId: string, terminal: string): void => {
  localStorage.setItem(keyOf(venueId), terminal);
};
