import type { ScreenProps } from '../../app/screens.ts';
import {
  canGive,
  cardOfDonation,
  GiveLoading,
  GivePage,
  Unavailable,
  useDonation,
} from '../../features/giving/index.ts';

/** DONATE-04 */
const LANGUAGES = ['lt', 'en'];

/** A donation for somebody who is nobody's employee. Spec 2§2 Donate; DONATE-01, DONATE-03…09. */
const Donate = ({ params }: ScreenProps) => {
  const { data, error } = useDonation(params.donateQrCardHash ?? '');
  if (data && canGive(data)) return <GivePage card={cardOfDonation(data)} />;
  if (data !== undefined || error !== undefined) return <Unavailable kind="donation" languages={LANGUAGES} />;
  return <GiveLoading />;
};
export default Donate;
