const underWay = (number: string): string => `paying:${number}`;

/** A payment has been sent to the provider: a reload or a way back asks first what became of it. */
export const noteUnderWay = (number: string, uuid: string | null): void => {
  try {
    if (uuid === null) sessionStorage.removeItem(underWay(number));
    else sessionStorage.setItem(underWay(number), uuid);
  } catch {
    // Private windows may refuse the storage; our server refuses a second payment for the same anyhow.
  }
};

export const recallUnderWay = (number: string): string | null => {
  try {
    return sessionStorage.getItem(underWay(number));
  } catch {
    return null;
  }
};
