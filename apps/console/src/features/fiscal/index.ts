export { FiscalPage } from './FiscalPage.tsx';
