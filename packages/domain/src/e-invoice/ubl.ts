import { type Minor, minor, sum } from '../money/index.ts';
import { decimalText } from '../reports/index.ts';
import { element, textElement, xmlDocument } from '../xml/index.ts';
import { type EInvoice, type ELine, EN_16931, ONE_PIECE, SOME_MEANS } from './content.ts';
import { partyOf } from './party.ts';
import { peppolId } from './peppol-id.ts';
import { category } from './tax.ts';

const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** What of UBL differs between an invoice and a credit note. */
const KINDS = {
  invoice: {
    root: 'Invoice',
    type: 'cbc:InvoiceTypeCode',
    code: '380',
    line: 'cac:InvoiceLine',
    count: 'cbc:InvoicedQuantity',
  },
  note: {
    root: 'CreditNote',
    type: 'cbc:CreditNoteTypeCode',
    code: '381',
    line: 'cac:CreditNoteLine',
    count: 'cbc:CreditedQuantity',
  },
} as const;

/** Peppol's own rules want an address of both, and somebody to refer to; without, the invoice is of the standard alone. */
export const isForPeppol = ({ seller, buyer }: Pick<EInvoice, 'seller' | 'buyer'>): boolean =>
  peppolId(seller) !== null && peppolId(buyer) !== null && buyer.contact !== '';

/** An invoice or credit note in UBL 2.1 by EN 16931, with the identifiers of Peppol BIS Billing 3 where both sides have them. */
export const ublInvoice = (invoice: EInvoice): string => {
  const { creditOf, currency, lines, shares, seller, buyer, suppliedOn } = invoice;
  const kind = creditOf ? KINDS.note : KINDS.invoice;
  const amount = (name: string, cents: Minor): string =>
    textElement(name, decimalText(cents, currency.decimals), { currencyID: currency.code });
  const net = sum(shares.map(share => share.net));
  const vat = sum(shares.map(share => share.vat));
  const gross = sum(shares.map(share => share.gross));

  const lineOf = ({ name, quantity, net: own, percent }: ELine, index: number): string => {
    // Below nothing is the count: a price never is.
    const size = minor(Math.abs(own));
    return element(kind.line, [
      textElement('cbc:ID', String(index + 1)),
      textElement(kind.count, String(own < 0 ? -quantity : quantity), { unitCode: ONE_PIECE }),
      amount('cbc:LineExtensionAmount', own),
      element('cac:Item', [
        textElement('cbc:Name', name),
        category('cac:ClassifiedTaxCategory', invoice, percent, false),
      ]),
      // The price of so many: where a line cannot be divided in whole cents, none is rounded.
      element('cac:Price', [
        amount('cbc:PriceAmount', size),
        textElement('cbc:BaseQuantity', String(quantity), { unitCode: ONE_PIECE }),
      ]),
    ]);
  };

  return xmlDocument(
    element(
      kind.root,
      [
        textElement('cbc:CustomizationID', isForPeppol(invoice) ? PEPPOL : EN_16931),
        textElement('cbc:ProfileID', PROFILE),
        textElement('cbc:ID', invoice.number),
        textElement('cbc:IssueDate', invoice.issuedOn),
        textElement(kind.type, kind.code),
        textElement('cbc:DocumentCurrencyCode', currency.code),
        ...(buyer.contact === '' ? [] : [textElement('cbc:BuyerReference', buyer.contact)]),
        ...(creditOf
          ? [
              element('cac:BillingReference', [
                element('cac:InvoiceDocumentReference', [
                  textElement('cbc:ID', creditOf.number),
                  textElement('cbc:IssueDate', creditOf.issuedOn),
                ]),
              ]),
            ]
          : []),
        partyOf('cac:AccountingSupplierParty', seller, invoice),
        partyOf('cac:AccountingCustomerParty', buyer, invoice),
        ...(suppliedOn === null
          ? []
          : [element('cac:Delivery', [textElement('cbc:ActualDeliveryDate', suppliedOn)])]),
        element('cac:PaymentMeans', [textElement('cbc:PaymentMeansCode', SOME_MEANS)]),
        element('cac:TaxTotal', [
          amount('cbc:TaxAmount', vat),
          ...shares.map(share =>
            element('cac:TaxSubtotal', [
              amount('cbc:TaxableAmount', share.net),
              amount('cbc:TaxAmount', share.vat),
              category('cac:TaxCategory', invoice, share.percent, true),
            ]),
          ),
        ]),
        element('cac:LegalMonetaryTotal', [
          amount('cbc:LineExtensionAmount', net),
          amount('cbc:TaxExclusiveAmount', net),
          amount('cbc:TaxInclusiveAmount', gross),
          // It is made out once the money is there, a credit note once it went back.
          amount('cbc:PrepaidAmount', gross),
          amount('cbc:PayableAmount', minor(0)),
        ]),
        ...lines.map(lineOf),
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${kind.root}-2`,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  );
};
