import type { ScreenProps } from '../../app/screens.ts';
import { EnrolKiosk } from './EnrolKiosk.tsx';
import { PayInPerson } from './PayInPerson.tsx';
import { PayInPersonSuccess } from './PayInPersonSuccess.tsx';
import { ViewKioskOrder } from './ViewKioskOrder.tsx';

/** The screens that only kiosks show, in one file; each has parameters of its own. */
const Kiosk = ({ params }: ScreenProps) => {
  if (params.paymentUUID !== undefined) return <PayInPersonSuccess params={params} />;
  if (params.uniqueOrderNumber !== undefined) return <ViewKioskOrder params={params} />;
  return params.order === undefined ? <EnrolKiosk /> : <PayInPerson params={params} />;
};
export default Kiosk;
