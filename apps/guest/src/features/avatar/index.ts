export { GuestAvatar } from './GuestAvatar.tsx';
