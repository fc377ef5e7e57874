type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isEmpty = ({ required, value }: Field): boolean => required && value.trim() === '';

/** What a form still lacks, by the name it is asked under, and where a finger goes on: an answer to tap before one to type. */
export const missingField = (form: HTMLFormElement): { name: string; at: HTMLElement } | null => {
  const field = [...form.elements].find(
    (element): element is Field =>
      isField(element) && (isEmpty(element) || element.value.length < element.minLength),
  );
  if (!field) return null;
  const asked = field.closest('fieldset');
  const name =
    asked?.querySelector('legend')?.textContent ?? field.labels?.[0]?.textContent ?? field.ariaLabel ?? '';
  return { name, at: asked?.querySelector('button') ?? field };
};
