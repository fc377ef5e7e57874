export { usePartyName, usePartyWords } from './use-party-words.ts';
export { WhoseDish, WhoseDish as default } from './WhoseDish.tsx';
