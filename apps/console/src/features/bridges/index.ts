export { BridgesPage } from './BridgesPage.tsx';
