export { CallCard } from './CallCard.tsx';
export { DoneCalls } from './DoneCalls.tsx';
export { useAnswerCall } from './use-answer-call.ts';
