export { announceFailure, announceRefusal } from './announce.ts';
export { ConnectivityToast } from './ConnectivityToast.tsx';
export { ToastHost } from './ToastHost.tsx';
