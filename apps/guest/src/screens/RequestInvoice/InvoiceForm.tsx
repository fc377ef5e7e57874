import { Button, Field, Icon } from '@tableside/design';
import { MAX_INVOICE_FIELD } from '@tableside/domain/invoices';
import { useT } from '../../texts/texts.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanySearch } from './CompanySearch.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import styles from './RequestInvoice.module.css';
import { type Issued, useInvoiceForm } from './use-invoice-form.ts';

type Props = { readonly uuid: string; readonly onIssued: (issued: Issued) => void };

/** Who the invoice is for and where it goes; checked when it is sent. INVOICE-02…09, INVOICE-20. */
export const InvoiceForm = ({ uuid, onIssued }: Props) => {
  const t = useT();
  const state = useInvoiceForm(uuid, onIssued);
  const { form, change, errorOf, busy, problemCount } = state;
  const shared = { required: true, maxLength: MAX_INVOICE_FIELD } as const;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void state.submit();
      }}
    >
      <fieldset className={styles.group}>
        <legend>{t('invoice.company')}</legend>
        {state.prefilled && <p className={styles.note}>{t('invoice.prefilled')}</p>}
        <CountrySelect value={form.country} onChange={country => change({ country })} />
        {state.searching ? (
          <CompanySearch
            country={form.country}
            error={errorOf('businessName')}
            onChoose={state.choose}
            onManual={state.typeMyself}
          />
        ) : (
          <CompanyFields state={state} />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('invoice.contact')}</legend>
        <Field
          {...shared}
          label={t('invoice.name')}
          autoComplete="name"
          value={form.name}
          error={errorOf('name')}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <Field
          {...shared}
          type="email"
          inputMode="email"
          label={t('receipt.email')}
          placeholder={t('receipt.emailHint')}
          autoComplete="email"
          value={form.email}
          error={errorOf('email')}
          onChange={event => change({ email: event.currentTarget.value })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={state.save}
            onChange={event => state.setSave(event.currentTarget.checked)}
          />
          <span className={styles.box} aria-hidden="true">
            <Icon name="check" size={18} />
          </span>
          <span>
            {t('invoice.save')}
            <span className={styles.small}>{t('invoice.saveText')}</span>
          </span>
        </label>
      </fieldset>
      <div className={styles.footer}>
        <p className={problemCount > 0 ? styles.problems : styles.final} role="status">
          {problemCount > 0 ? t('invoice.check', { count: problemCount }) : t('invoice.final')}
        </p>
        <Button wide type="submit" busy={busy}>
          {t(busy ? 'invoice.sending' : 'invoice.send')}
        </Button>
      </div>
    </form>
  );
};
