/** What the build tells the worker (build/worker-plugin.ts). */
declare const __BUILD__: string;
declare const __SHELL__: readonly string[];
declare const __OFFLINE_WORDS__: Readonly<
  Record<string, readonly [title: string, text: string, reload: string]>
>;

/** Names the guest app that this worker belongs to; pages of the server name theirs in the header of {@link BUILD_HEADER}. */
export const BUILD = __BUILD__;
/** Files that the screens of a visit need, paying apart. */
export const SHELL = __SHELL__;
export const OFFLINE_WORDS = __OFFLINE_WORDS__;
export const BUILD_HEADER = 'tableside-build';
