/**
 * A fresh `Idempotency-Key`. Not `crypto.randomUUID`: it is missing where the console is opened over plain http in the
 * venue's own network, which is not a secure context.
 */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys of actions whose outcome is unknown. A second try of the same action sends the same key, so that the server does
 * it once even when the first answer was lost on the way. `sets` names what an action sets to a state: once another one
 * that sets the same was answered, the lost try is history, and going back to its state is a new action. Otherwise the
 * server would only repeat its first answer.
 */
export const createKeyRing = (make: () => string = freshKey) => {
  const open = new Map<string, { readonly key: string; readonly sets: string | undefined }>();
  return {
    keyOf: (action: string, sets?: string): string => {
      const key = open.get(action)?.key ?? make();
      open.set(action, { key, sets });
      return key;
    },
    /** An answer arrived, good or bad: the next tap is a new action. */
    settle: (action: string): void => {
      const sets = open.get(action)?.sets;
      open.delete(action);
      if (sets === undefined) return;
      for (const [other, lost] of open) if (lost.sets === sets) open.delete(other);
    },
  };
};
