export { JoinForm } from './JoinForm.tsx';
export { TeamPage } from './TeamPage.tsx';
