import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { reportQuery, ZSheet } from '../../features/numbers/index.ts';
import { PrintPaper } from '../../features/printing/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';
import numbers from './numbers-page.module.css';

/** A Z report, to read, print and keep. */
export const ReportPage = ({ number }: { number: string }) => {
  const { t } = useText();
  const { id, slug, may } = useVenue();
  const { data: report, error, refetch } = useQuery(reportQuery(id, number));
  if (!report && error) {
    return <LoadFailed title={t('z.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!report)
    return <CardSkeletons count={2} height="12rem" className={`${styles.page} ${styles.narrow}`} />;
  return (
    <div className={styles.page}>
      <div className={`${styles.paymentHead} ${styles.narrow}`} data-screen-only>
        <Link
          className={styles.backLink}
          href={sectionPath(slug, 'numbers', 'closing')}
          aria-label={t('z.back')}
        >
          <Icon name="back" size="1.6rem" />
        </Link>
        <h2>{t('z.title', { number: report.number })}</h2>
        <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => window.print()}>
          {t('z.print')}
        </Button>
        <Button
          component="a"
          className={numbers.link}
          variant="default"
          leftSection={<Icon name="download" />}
          href={`/api/console/${id}/z-reports/${report.number}/pdf`}
          download={`${slug}-z-${report.number}.pdf`}
        >
          {t('z.pdf')}
        </Button>
      </div>
      {may('printReports') && (
        <div className={styles.narrow} data-screen-only>
          <PrintPaper
            label={t('paper.z')}
            name={`z-report ${report.number}`}
            send={(place, printer) =>
              call('POST /console/{venue}/z-reports/{number}/print', {
                ...place,
                number: String(report.number),
                body: { printer },
              })
            }
          />
        </div>
      )}
      <ZSheet report={report} />
    </div>
  );
};
