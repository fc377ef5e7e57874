export { announceFailure, announceRefusal, announceRefusals, dishOf } from './announce.ts';
export { ConnectivityToast } from './ConnectivityToast.tsx';
export { ToastHost } from './ToastHost.tsx';
