/** Whether a text has the form of a mail address as the server reads one; the server decides. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
