import { useRoute } from 'wouter';
import { ROUTES } from '../../routes.ts';
import { BillDetail } from './BillDetail.tsx';
import { BillsList } from './BillsList.tsx';

/** The open bills, or one of them. */
export const BillsScreen = () => {
  const [, params] = useRoute(ROUTES.section);
  return params?.thing ? <BillDetail key={params.thing} id={params.thing} /> : <BillsList />;
};
