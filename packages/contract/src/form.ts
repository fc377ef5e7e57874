/** The file of a form, as it is named there. */
export const FORM_FILE = 'file';
/** Everything else of a form, as JSON. */
export const FORM_FIELDS = 'fields';
/** Largest JSON of a form, in bytes. */
export const FORM_FIELDS_BYTES = 512 * 1024;

/** A form that carries a file and `Fields`. */
export type Form<Fields> = FormData & { readonly fields?: Fields };

/** A file and what belongs to it, in one body: multipart/form-data, which every client can write. */
export const formOf = <Fields>(fields: Fields, file: Blob): Form<Fields> => {
  const form = new FormData();
  form.set(FORM_FIELDS, JSON.stringify(fields));
  form.set(FORM_FILE, file);
  return form;
};
