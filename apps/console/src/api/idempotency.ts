/**
 * A fresh `Idempotency-Key`. Not `crypto.randomUUID`: it is missing where the console is opened over plain http in the
 * venue's own network, which is not a secure context.
 */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys of actions whose outcome is unknown. A second try of the same action sends the same key, so that the server does
 * it once even when the first answer was lost on the way.
 */
export const createKeyRing = (make: () => string = freshKey) => {
  const open = new Map<string, string>();
  return {
    keyOf: (action: string): string => {
      const key = open.get(action) ?? make();
      open.set(action, key);
      return key;
    },
    /** An answer arrived, good or bad: the next tap is a new action. */
    settle: (action: string): void => {
      open.delete(action);
    },
  };
};
