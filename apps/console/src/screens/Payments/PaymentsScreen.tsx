import { useRoute } from 'wouter';
import { ROUTES } from '../../routes.ts';
import { PaymentDetail } from './PaymentDetail.tsx';
import { PaymentsList } from './PaymentsList.tsx';

/** Payments, or one of them. */
export const PaymentsScreen = () => {
  const [, params] = useRoute(ROUTES.section);
  return params?.thing ? <PaymentDetail key={params.thing} id={params.thing} /> : <PaymentsList />;
};
