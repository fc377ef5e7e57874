export { PushPanel } from './PushPanel.tsx';
export { usePushKept } from './use-push-kept.ts';
