import { useLate } from '../../app/use-late.ts';
import { useGuest } from '../venue/index.ts';
import { LookOnly } from './LookOnly.tsx';

const loadFace = () => import('./face/KioskFace.tsx');

/** What stands over every screen of a self-service place: on a phone a line that says where to order. */
export const AtKiosk = () => {
  const { selfService, session, preview } = useGuest();
  if (!selfService || preview) return null;
  return session.kiosk ? <LateFace /> : <LookOnly />;
};

const LateFace = () => {
  const Face = useLate(loadFace, true);
  return Face && <Face />;
};
