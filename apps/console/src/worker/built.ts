/** Written in when the console is built (build/worker-plugin.ts). */
declare const __SHELL__: { readonly build: string; readonly addresses: readonly string[] };
/** A server that wants no worker to keep anything says so ahead of this file (server/features/pages/console.ts). */
declare const self: { readonly KEEPS_NOTHING?: boolean };

/** The name of the build whose files these are. */
export const BUILD: string = __SHELL__.build;
/** The page and its files. */
export const ADDRESSES: readonly string[] = __SHELL__.addresses;
export const KEEPS = self.KEEPS_NOTHING !== true;
