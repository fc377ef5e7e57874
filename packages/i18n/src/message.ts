import { isolated } from './languages.ts';

/**
 * A compiled text: a plain string, or parts of which a string stands for itself, `[name]` for a value and
 * `[name, 'plural' | 'select', cases]` for a choice. This is what `@lingui/message-utils` compiles ICU messages to.
 */
export type Message = string | readonly Part[];
export type Part = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, Message>>];
export type Messages = Readonly<Record<string, Message>>;
export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();
const pluralOf = (language: string, count: number): string => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
};

const choose = (
  cases: Readonly<Record<string, Message>>,
  kind: string,
  value: string | number,
  language: string,
): Message => {
  const exact = cases[value];
  if (exact !== undefined) return exact;
  const other = cases.other ?? '';
  return kind === 'plural' ? (cases[pluralOf(language, Number(value))] ?? other) : other;
};

/** The text with its values in place, each isolated where a language runs from right to left; `#` stands for the number of the innermost plural. */
export const formatMessage = (
  message: Message,
  values: Values,
  language: string,
  hash?: string | number,
): string => {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part === '#' && hash !== undefined ? hash : part;
    else {
      const [name, kind, cases] = part;
      const value = values[name] ?? '';
      text +=
        kind && cases
          ? formatMessage(choose(cases, kind, value, language), values, language, value)
          : isolated(String(value), language);
    }
  }
  return text;
};
