import { feature } from '../../feature.ts';
import { createScanner, type Scanner, scanHandlers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly scanner: Scanner;
  }
}

export const scan = feature({
  name: 'scan',
  make: deps => {
    const scanner = createScanner(deps);
    return { part: { scanner }, handlers: scanHandlers(deps, scanner) };
  },
});
