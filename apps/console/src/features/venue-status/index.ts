export { StatusButton } from './StatusButton.tsx';
