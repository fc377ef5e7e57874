import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import {
  cardOfDonation,
  GiveLoading,
  GiveSuccess,
  Unavailable,
  useDonation,
} from '../../features/giving/index.ts';

/** What became of a donation. Spec 2§2 DonateSuccess; DONATE-02, DONATE-08, DONATE-16. */
const DonateSuccess = ({ params }: ScreenProps) => {
  const hash = params.donateQrCardHash ?? '';
  const { data, error } = useDonation(hash);
  if (data)
    return (
      <GiveSuccess card={cardOfDonation(data)} cardPath={pathTo('Donate', { donateQrCardHash: hash })} />
    );
  if (data === null || error !== undefined) return <Unavailable kind="donation" languages={['lt', 'en']} />;
  return <GiveLoading />;
};
export default DonateSuccess;
