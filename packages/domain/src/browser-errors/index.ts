export { cleanMessage, cleanStack, cleanSteps, ERROR_LIMITS, type Step } from './clean.ts';
