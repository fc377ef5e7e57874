/** What the browser had no room for, or keeps of nobody: as long as the page lives. Null: removed. */
const unkept = new Map<string, string | null>();

/**
 * `localStorage` for what a device merely remembers. A browser that is full, or keeps nothing, forgets it with the page: no
 * screen breaks over it.
 */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: name => {
    const here = unkept.get(name);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem: (name, text) => {
    try {
      localStorage.setItem(name, text);
      unkept.delete(name);
    } catch {
      unkept.set(name, text);
    }
  },
  removeItem: name => {
    try {
      localStorage.removeItem(name);
      unkept.delete(name);
    } catch {
      unkept.set(name, null);
    }
  },
};
