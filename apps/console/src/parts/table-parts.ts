/** A table's name as two sizes of type: what is read aloud last, its number, is the large one. */
export const tableParts = (name: string): { readonly words: string; readonly number: string } => {
  const [, words = '', number = ''] = /^(.*?)\s*(\d{1,4}\p{L}?)$/u.exec(name) ?? ['', name];
  return { words, number };
};
