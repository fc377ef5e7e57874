export { HallView } from './HallView.tsx';
export { hallLiveQuery } from './hall-live-query.ts';
