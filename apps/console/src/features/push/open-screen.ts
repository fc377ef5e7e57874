/** What the worker tells an open page after a tap. */
export type OpenScreen = { readonly open: string };
