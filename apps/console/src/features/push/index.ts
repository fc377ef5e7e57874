export type { OpenScreen } from './open-screen.ts';
export { PushPanel } from './PushPanel.tsx';
export { usePushKept } from './use-push-kept.ts';
