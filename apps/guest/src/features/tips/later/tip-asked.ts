const nameOf = (number: string): string => `tip-asked:${number}`;

/** A tip was asked for where this was paid: nobody is asked twice. */
export const noteTipAsked = (number: string): void => {
  try {
    sessionStorage.setItem(nameOf(number), '1');
  } catch {
    // Private windows may refuse the storage: then it is asked once more.
  }
};

export const wasTipAsked = (number: string): boolean => {
  try {
    return sessionStorage.getItem(nameOf(number)) !== null;
  } catch {
    // See above.
    return false;
  }
};
