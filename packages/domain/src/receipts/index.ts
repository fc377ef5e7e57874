export { emailProblem, MAX_EMAIL } from './email.ts';
