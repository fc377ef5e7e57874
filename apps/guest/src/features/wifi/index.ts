export { Wifi } from './Wifi.tsx';
