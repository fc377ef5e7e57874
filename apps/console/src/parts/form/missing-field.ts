type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isEmpty = ({ required, value }: Field): boolean => required && value.trim() === '';
const lacks = (field: Field): boolean => isEmpty(field) || field.value.length < field.minLength;
const isWrong = (field: Field): boolean => field.getAttribute('aria-invalid') === 'true';

export type MissingField = {
  readonly name: string;
  readonly at: HTMLElement;
  /** It is filled in, and what stands beside it says what is wrong. */
  readonly wrong: boolean;
};

/** What a form still lacks, by the name it is asked under, and where a finger goes on: an answer to tap before one to type. */
export const missingField = (form: HTMLFormElement, wrongToo: boolean): MissingField | null => {
  const fields = [...form.elements].filter(isField);
  const field = fields.find(lacks) ?? (wrongToo ? fields.find(isWrong) : undefined);
  if (!field) return null;
  const wrong = !lacks(field);
  const asked = field.closest('fieldset');
  const own = field.labels?.[0]?.textContent ?? field.ariaLabel;
  // Among the answers of one question it is the question; of several fields that stand together the one that is wrong.
  const name = (wrong ? own : null) ?? asked?.querySelector('legend')?.textContent ?? own ?? '';
  return { name, at: (wrong ? null : asked?.querySelector('button')) ?? field, wrong };
};
