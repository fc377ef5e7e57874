import { useEffect, useState } from 'react';
import { useLate } from '../../../../app/use-late.ts';

const load = () => import('./JoinBasket.tsx');

/** What another phone of the table showed: its basket's code. ADR 0051. */
const codeInAddress = (): string | null => new URLSearchParams(location.search).get('basket');

const Late = ({ hash, code, onDone }: { hash: string; code: string; onDone: () => void }) => {
  const Part = useLate(load, true);
  return Part && <Part hash={hash} code={code} onDone={onDone} />;
};

/** Nothing, and nothing fetched, for whoever came without a code. */
export const LateJoinBasket = ({ hash }: { hash: string }) => {
  const [code, setCode] = useState<string | null>(null);
  // The page may be written where there is no address.
  useEffect(() => setCode(codeInAddress()), []);
  return code !== null && <Late hash={hash} code={code} onDone={() => setCode(null)} />;
};
