export { default as deviceStyles } from './devices.module.css';
export { Paired } from './Paired.tsx';
export { PairingDeeds } from './PairingDeeds.tsx';
export { useDeviceForm } from './use-device-form.ts';
