import type { Workshop } from './workshop.ts';

export { createWorkshop, type Workshop } from './workshop.ts';

declare module '../deps.ts' {
  interface Deps {
    /** For work that would keep guests waiting. */
    readonly workshop: Workshop;
  }
}
