import type { ComponentProps } from 'react';
import { useLate } from '../../../app/use-late.ts';

const load = () => import('./HallNotify.tsx');

/** The offer to tell the guest, once the orders themselves stand there. */
export const LateHallNotify = (props: ComponentProps<Awaited<ReturnType<typeof load>>['default']>) => {
  const HallNotify = useLate(load, true);
  return HallNotify && <HallNotify {...props} />;
};
