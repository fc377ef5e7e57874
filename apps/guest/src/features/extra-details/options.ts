type Text = (key: string) => string;

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** What was typed as the option it names, whatever its case; otherwise as typed. Options are translation keys. EXTRA-10. */
export const optionKey = (options: readonly string[], typed: string, text: Text): string =>
  options.find(option => same(text(option), typed)) ?? typed;

/** An answer as it stands in the field: an option by its text, anything else as it is. */
export const optionText = (options: readonly string[], value: string, text: Text): string =>
  options.includes(value) ? text(value) : value;
