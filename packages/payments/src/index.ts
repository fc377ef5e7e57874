export * from './choose.ts';
export * from './port.ts';
export { PROVIDERS, providerById, providerOf } from './registry.ts';
