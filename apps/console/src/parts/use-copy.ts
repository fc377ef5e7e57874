import { useState } from 'react';

/** Copies a text, and says whether it was. Where that is not allowed it stands in its field, to be copied by hand. */
export const useCopy = (text: string) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return { copied, copy };
};
