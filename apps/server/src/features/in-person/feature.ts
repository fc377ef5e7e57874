import { feature } from '../../feature.ts';
import { saleResolved } from '../terminals/index.ts';
import { askProviderOf, type Counter, createCounter, inPersonHandlers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Sales at terminals that this process has begun. */
    readonly counter: Counter;
  }
}

export const inPerson = feature({
  name: 'in-person',
  answers: () => saleResolved.answer(askProviderOf),
  offers: deps => ({ counter: createCounter(deps) }),
  make: deps => ({ handlers: inPersonHandlers(deps, deps.counter), finish: deps.counter.idle }),
});
