import { buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';

/** Leads to the invoice form, where the venue issues invoices. FLAG-15, INVOICE-28. */
export const InvoiceButton = ({ payment }: { payment: { readonly uuid: string } }) => {
  const t = useT();
  const language = useLanguage();
  const { flags } = useGuest();
  if (!flags.has('request-invoice')) return null;
  const to = pathTo('RequestInvoice', { paymentUuid: payment.uuid }, { language });
  return (
    <Link href={to} className={buttonClass('secondary', true)}>
      <Icon name="note" size={20} />
      {t('invoice.button')}
    </Link>
  );
};
