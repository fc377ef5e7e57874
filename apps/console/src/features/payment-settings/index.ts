export { MethodList } from './MethodList.tsx';
export { ProviderCard } from './ProviderCard.tsx';
export { providersQuery } from './providers-query.ts';
