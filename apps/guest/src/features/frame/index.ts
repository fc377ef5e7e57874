export { Frame } from './Frame.tsx';
export { PageFrame } from './PageFrame.tsx';
