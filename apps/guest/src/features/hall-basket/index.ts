export { Elsewhere as default } from './Elsewhere.tsx';
