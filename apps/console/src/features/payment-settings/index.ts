export { BeginCard } from './BeginCard.tsx';
export { MethodList } from './methods/MethodList.tsx';
export { ProviderCard } from './ProviderCard.tsx';
export { type PaymentSettings, type Provider, providersQuery } from './providers-query.ts';
export { type ProviderStanding, useStandings } from './standing/use-standings.ts';
