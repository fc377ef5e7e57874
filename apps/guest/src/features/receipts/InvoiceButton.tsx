import { buttonClass, Icon } from '@tableside/design';
import { use } from 'react';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { GuestContext } from '../venue/index.ts';

type Props = {
  readonly payment: { readonly uuid: string };
  /** Whether the venue issues one; said where no session says it. */
  readonly offered?: boolean | undefined;
  /** A word among others. */
  readonly quiet?: boolean;
};

/** Leads to the invoice form, where the venue issues invoices. FLAG-15, INVOICE-28. */
export const InvoiceButton = ({ payment, offered, quiet }: Props) => {
  const t = useT();
  const language = useLanguage();
  const guest = use(GuestContext);
  if (!(offered ?? guest?.flags.has('request-invoice'))) return null;
  const to = pathTo('RequestInvoice', { paymentUuid: payment.uuid }, { language });
  return (
    <Link href={to} className={quiet ? 'word' : buttonClass('secondary', true)}>
      {!quiet && <Icon name="note" size={20} />}
      {t('invoice.button')}
    </Link>
  );
};
