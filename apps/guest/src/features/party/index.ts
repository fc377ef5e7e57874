export { WhoseDish, WhoseDish as default } from './WhoseDish.tsx';
