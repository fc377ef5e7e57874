export { AddressField } from './AddressField.tsx';
export { default as deviceStyles } from './devices.module.css';
export { Paired } from './Paired.tsx';
export { PairingDeeds } from './PairingDeeds.tsx';
export { fieldsOf, isBridgeGone } from './refused-fields.ts';
export { useDeviceForm } from './use-device-form.ts';
export { WayField } from './WayField.tsx';
