export { MoneyTabs } from './MoneyTabs.tsx';
