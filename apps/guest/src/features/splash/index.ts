export { FailSplash } from './FailSplash.tsx';
export { ScreenLoading } from './ScreenLoading.tsx';
export { hasSplash, Splash } from './Splash.tsx';
