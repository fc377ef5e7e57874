export { AtKiosk } from './AtKiosk.tsx';
