import type { ExtraFieldRule } from '../../extra-details/index.ts';

type Venue = {
  readonly session: string;
  readonly fields: readonly ExtraFieldRule[];
  /** The venue's words for a key. */
  readonly text: (key: string) => string;
};

/** A question, and the sessions whose venues ask it. */
export type AskedField = {
  readonly id: string;
  readonly field: ExtraFieldRule;
  readonly sessions: readonly string[];
};

const signOf = ({ key, type, placeholder, selectOptions }: ExtraFieldRule, text: Venue['text']): string =>
  JSON.stringify([key, type, text(placeholder), selectOptions.map(text), selectOptions]);

/** What the venues of a basket ask, each question once: where they ask the same in the same words, one answer serves all. FOOD-38. */
export const askedFields = (venues: readonly Venue[]): readonly AskedField[] => {
  const asked = new Map<string, AskedField>();
  for (const { session, fields, text } of venues) {
    for (const field of fields) {
      const id = signOf(field, text);
      const known = asked.get(id);
      asked.set(id, {
        id,
        field: { ...field, required: field.required || known?.field.required === true },
        sessions: [...(known?.sessions ?? []), session],
      });
    }
  }
  return [...asked.values()];
};
