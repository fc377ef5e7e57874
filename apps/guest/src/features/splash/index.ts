export { FailSplash } from './FailSplash.tsx';
export { ScreenLoading } from './ScreenLoading.tsx';
export { Splash } from './Splash.tsx';
