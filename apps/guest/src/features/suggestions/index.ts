export { LateSuggestions } from './LateSuggestions.tsx';
