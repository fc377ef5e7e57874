/**
 * RFC 8785 for what an export holds: members in the order of their names, no spaces. Written a second time on purpose:
 * whoever verifies the books must not trust the program that wrote them.
 */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const names = Object.keys(value).sort();
  const members = value as Readonly<Record<string, unknown>>;
  return `{${names.map(name => `${JSON.stringify(name)}:${canonical(members[name])}`).join()}}`;
};
