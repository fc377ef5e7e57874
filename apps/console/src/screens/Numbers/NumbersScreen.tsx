import { useRoute } from 'wouter';
import { useVenue } from '../../features/session/index.ts';
import { ROUTES } from '../../routes.ts';
import { BooksPage } from './BooksPage.tsx';
import { ClosingPage } from './ClosingPage.tsx';
import { NumbersPage } from './NumbersPage.tsx';
import { ReportPage } from './ReportPage.tsx';

/** The numbers of a period, the closing of the day, the files for the accountant, or one Z report; a waiter sees their own numbers only. */
export const NumbersScreen = () => {
  const { may } = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const thing = may('seeNumbers') ? params?.thing : undefined;
  if (thing === 'closing') return <ClosingPage />;
  if (thing === 'books') return <BooksPage />;
  return thing ? <ReportPage key={thing} number={thing} /> : <NumbersPage />;
};
