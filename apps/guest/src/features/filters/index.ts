/** Category ids of the chosen filter card, by session; empty shows the whole menu. FILTER-03, FILTER-05. */
const active = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];

export const setActiveFilter = (token: string, categoryIds: readonly string[]): void =>
  void active.set(token, categoryIds);
export const activeFilter = (token: string): readonly string[] => active.get(token) ?? NONE;
