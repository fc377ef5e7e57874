/** Every key of what is printed on paper, inferred from the English file. Not part of the guest's texts. */
export type PrintKey = keyof typeof import('../locales/en/print.json');
