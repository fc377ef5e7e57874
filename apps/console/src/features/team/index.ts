export { JoinForm } from './JoinForm.tsx';
export { TeamPage } from './TeamPage.tsx';
export { teamQuery } from './team-query.ts';
