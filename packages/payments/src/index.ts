export * from './choose.ts';
export * from './port.ts';
export { recommendedProvider } from './recommend.ts';
export { PROVIDERS, providerById, providerOf } from './registry.ts';
