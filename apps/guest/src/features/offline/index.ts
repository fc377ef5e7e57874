export { default } from './Offline.tsx';
