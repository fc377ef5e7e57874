export { Frame } from './Frame.tsx';
export { useMessagesLow } from './messages-low.ts';
export { PageFrame } from './PageFrame.tsx';
