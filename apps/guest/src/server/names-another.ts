/** Whether a script of the build only names another file, which pages ask for in its place: no phone fetches it. */
export const namesAnother = (script: string): boolean => /^\s*import"\.\/[\w-]+\.js";?\s*$/.test(script);
