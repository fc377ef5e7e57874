import { Field, Icon } from '@tableside/design';
import { MAX_INVOICE_FIELD } from '@tableside/domain/invoices';
import { useT } from '../../texts/texts.ts';
import styles from './RequestInvoice.module.css';
import type { InvoiceFormState } from './use-invoice-form.ts';

/** The company by hand, or as it was found, to be looked over. INVOICE-03, INVOICE-05, INVOICE-06. */
export const CompanyFields = ({ state }: { state: InvoiceFormState }) => {
  const t = useT();
  const { form, change, errorOf } = state;
  const shared = { required: true, maxLength: MAX_INVOICE_FIELD } as const;
  return (
    <>
      {state.canSearch && (
        <button type="button" className={styles.link} onClick={state.searchAgain}>
          <Icon name="search" size={20} />
          {t('invoice.searchAgain')}
        </button>
      )}
      <Field
        {...shared}
        label={t('invoice.businessName')}
        autoComplete="organization"
        value={form.businessName}
        error={errorOf('businessName')}
        onChange={event => change({ businessName: event.currentTarget.value })}
      />
      <Field
        {...shared}
        label={t('invoice.businessCode')}
        autoComplete="off"
        value={form.businessCode}
        error={errorOf('businessCode')}
        onChange={event => change({ businessCode: event.currentTarget.value })}
      />
      <Field
        {...shared}
        label={t('invoice.businessAddress')}
        autoComplete="street-address"
        value={form.businessAddress}
        error={errorOf('businessAddress')}
        onChange={event => change({ businessAddress: event.currentTarget.value })}
      />
      <label className={styles.switch}>
        <span>{t('invoice.hasVat')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={form.hasVatCode}
          checked={form.hasVatCode}
          onChange={event => change({ hasVatCode: event.currentTarget.checked })}
        />
        <span className={styles.track} aria-hidden="true" />
      </label>
      {form.hasVatCode && (
        <Field
          {...shared}
          label={t('invoice.vatCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.vatCode}
          error={errorOf('vatCode')}
          onChange={event => change({ vatCode: event.currentTarget.value })}
        />
      )}
    </>
  );
};
