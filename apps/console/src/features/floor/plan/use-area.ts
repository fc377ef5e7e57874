import { useState } from 'react';

/** Which area of a plan is looked at: the chosen one while there is one, else the first. */
export const useArea = (areas: readonly string[]): readonly [string, (area: string) => void] => {
  const [chosen, setChosen] = useState<string | null>(null);
  return [chosen !== null && areas.includes(chosen) ? chosen : (areas[0] ?? ''), setChosen];
};
