import type { NumbersView } from '@tableside/contract/http/console/reports';
import { type TextKey, useText } from '../../i18n/index.ts';
import { methodWords } from '../payments/index.ts';
import { ShareList } from './charts/ShareList.tsx';
import { NumberTable } from './NumberTable.tsx';
import styles from './numbers.module.css';
import { Panel } from './Panel.tsx';
import { useCents } from './use-cents.ts';

type Part<K extends keyof NumbersView> = { [P in K]: NumbersView[P] } & { csv?: string };

export const MethodsPanel = ({ methods, csv }: Part<'methods'>) => {
  const { t } = useText();
  const cents = useCents();
  return (
    <Panel title={t('numbers.methods')} csv={csv}>
      <ShareList
        label={t('numbers.methods')}
        rows={methods.map(({ method, payments, received, given_back: back }) => ({
          key: method,
          name: methodWords(method, t),
          value: received,
          shown: cents(received - back),
          hint: [
            t('numbers.payments', { count: payments }),
            ...(back > 0 ? [`${t('numbers.col.back')} ${cents(back)}`] : []),
          ].join(' · '),
        }))}
      />
    </Panel>
  );
};

export const PeoplePanel = ({ people, csv, wide }: Part<'people'> & { wide: boolean }) => {
  const { t } = useText();
  const cents = useCents();
  return (
    <Panel title={t('numbers.people')} csv={csv} wide={wide}>
      <NumberTable
        label={t('numbers.people')}
        head={[
          t('numbers.col.person'),
          t('numbers.col.payments'),
          t('numbers.col.taken'),
          t('numbers.col.tips'),
        ]}
        rows={people.map(({ name, payments, received, tips }) => [
          name ?? t('numbers.phones'),
          String(payments),
          cents(received),
          cents(tips),
        ])}
      />
    </Panel>
  );
};

/** What the sales are made of, line by line; what is nothing is left out. */
export const MadeOf = ({ figures }: Pick<NumbersView, 'figures'>) => {
  const { t } = useText();
  const cents = useCents();
  const lines: readonly (readonly [TextKey, number])[] = [
    ['numbers.fig.sold', figures.sold],
    ['numbers.fig.takenOff', -figures.taken_off],
    ['numbers.fig.discounts', -figures.discounts],
    ['numbers.fig.loyaltyDiscounts', -(figures.loyalty_discounts ?? 0)],
    ['numbers.fig.refunded', -figures.sales_refunded],
    ['numbers.fig.corrected', figures.sales_corrected],
    ['numbers.fig.fees', figures.fees],
  ];
  return (
    <dl className={styles.sum}>
      {lines
        .filter(([, amount]) => amount !== 0)
        .map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{cents(amount)}</dd>
          </div>
        ))}
      <div className={styles.sumTotal}>
        <dt>{t('numbers.fig.net')}</dt>
        <dd>{cents(figures.net)}</dd>
      </div>
    </dl>
  );
};

export const VatTable = ({ vat }: Pick<NumbersView, 'vat'>) => {
  const { t } = useText();
  const cents = useCents();
  return (
    <NumberTable
      label={t('numbers.vat')}
      head={[
        t('numbers.col.rate'),
        t('numbers.col.withoutVat'),
        t('numbers.col.vat'),
        t('numbers.col.withVat'),
      ]}
      rows={vat.map(({ percent, net, vat: part, gross }) => [
        `${percent} %`,
        cents(net),
        cents(part),
        cents(gross),
      ])}
    />
  );
};
