export { LateWhoseDish } from './LateWhoseDish.tsx';
export { usePartyName, usePartyWords } from './use-party-words.ts';
