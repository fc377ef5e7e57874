export { MethodList } from './MethodList.tsx';
export { ProviderCard } from './ProviderCard.tsx';
export { type Provider, providersQuery } from './providers-query.ts';
