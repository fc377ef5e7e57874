export { actorOf, audit } from './audit.ts';
