import type { EntityKey, ProblemKind, Refused } from './edit.ts';

export const refuse = (entity: EntityKey, field: string, problem: ProblemKind): Refused => ({
  ok: false,
  problems: [{ entity, field, problem }],
});
