export { default } from './Beside.tsx';
