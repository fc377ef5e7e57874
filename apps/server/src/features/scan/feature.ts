import { feature } from '../../feature.ts';
import { createScanner, type Scanner, scanHandlers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly scanner: Scanner;
  }
}

export const scan = feature({
  name: 'scan',
  offers: deps => ({ scanner: createScanner(deps) }),
  make: deps => ({ handlers: scanHandlers(deps, deps.scanner) }),
});
