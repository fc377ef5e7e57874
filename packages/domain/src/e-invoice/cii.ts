import { type Minor, minor, sum } from '../money/index.ts';
import { decimalText } from '../reports/index.ts';
import type { Day } from '../schedule/calendar.ts';
import type { VatShare } from '../vat/index.ts';
import { element, textElement, xmlDocument } from '../xml/index.ts';
import { ciiParty } from './cii-party.ts';
import { type EInvoice, type ELine, EN_16931, ONE_PIECE, SOME_MEANS } from './content.ts';
import { taxCategory, WHY_UNTAXED } from './tax.ts';

/** Days of UN/CEFACT: `20260318` by its format 102. */
const dayIn = (name: string, space: 'udt' | 'qdt', day: Day): string =>
  element(name, [textElement(`${space}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })]);

/** VAT of a line, or of all at one rate with its sums. The order is the schema's. */
const taxOf = (
  invoice: Pick<EInvoice, 'taxed'>,
  percent: number,
  sums: { readonly vat: string; readonly net: string } | null,
): string => {
  const category = taxCategory(invoice, percent);
  const untaxed = category === 'O';
  return element('ram:ApplicableTradeTax', [
    ...(sums ? [textElement('ram:CalculatedAmount', sums.vat)] : []),
    textElement('ram:TypeCode', 'VAT'),
    ...(sums ? [textElement('ram:BasisAmount', sums.net)] : []),
    textElement('ram:CategoryCode', category),
    ...(untaxed && sums ? [textElement('ram:ExemptionReasonCode', WHY_UNTAXED)] : []),
    ...(untaxed ? [] : [textElement('ram:RateApplicablePercent', String(percent))]),
  ]);
};

/**
 * An invoice or credit note as a Cross Industry Invoice (CII D16B) by EN 16931: what Factur-X and ZUGFeRD carry inside a
 * PDF. It says what {@link ublInvoice} says.
 */
export const ciiInvoice = (invoice: EInvoice): string => {
  const { creditOf, currency, lines, shares, seller, buyer, suppliedOn } = invoice;
  const text = (cents: Minor): string => decimalText(cents, currency.decimals);
  const whole = (pick: (share: VatShare) => Minor): string => text(sum(shares.map(pick)));

  const lineOf = ({ name, quantity, net, percent }: ELine, index: number): string =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(index + 1))]),
      element('ram:SpecifiedTradeProduct', [textElement('ram:Name', name)]),
      element('ram:SpecifiedLineTradeAgreement', [
        // The price of so many: where a line cannot be divided in whole cents, none is rounded. It is never below nothing.
        element('ram:NetPriceProductTradePrice', [
          textElement('ram:ChargeAmount', text(minor(Math.abs(net)))),
          textElement('ram:BasisQuantity', String(quantity), { unitCode: ONE_PIECE }),
        ]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [
        textElement('ram:BilledQuantity', String(net < 0 ? -quantity : quantity), { unitCode: ONE_PIECE }),
      ]),
      element('ram:SpecifiedLineTradeSettlement', [
        taxOf(invoice, percent, null),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
          textElement('ram:LineTotalAmount', text(net)),
        ]),
      ]),
    ]);

  const settlement = element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:InvoiceCurrencyCode', currency.code),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [textElement('ram:TypeCode', SOME_MEANS)]),
    ...shares.map(({ percent, net, vat }) => taxOf(invoice, percent, { net: text(net), vat: text(vat) })),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      textElement(
        'ram:LineTotalAmount',
        whole(({ net }) => net),
      ),
      textElement(
        'ram:TaxBasisTotalAmount',
        whole(({ net }) => net),
      ),
      textElement(
        'ram:TaxTotalAmount',
        whole(({ vat }) => vat),
        { currencyID: currency.code },
      ),
      textElement(
        'ram:GrandTotalAmount',
        whole(({ gross }) => gross),
      ),
      // It is made out once the money is there, a credit note once it went back.
      textElement(
        'ram:TotalPrepaidAmount',
        whole(({ gross }) => gross),
      ),
      textElement('ram:DuePayableAmount', text(minor(0))),
    ]),
    ...(creditOf
      ? [
          element('ram:InvoiceReferencedDocument', [
            textElement('ram:IssuerAssignedID', creditOf.number),
            dayIn('ram:FormattedIssueDateTime', 'qdt', creditOf.issuedOn),
          ]),
        ]
      : []),
  ]);

  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', [textElement('ram:ID', EN_16931)]),
        ]),
        element('rsm:ExchangedDocument', [
          textElement('ram:ID', invoice.number),
          textElement('ram:TypeCode', creditOf ? '381' : '380'),
          dayIn('ram:IssueDateTime', 'udt', invoice.issuedOn),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...lines.map(lineOf),
          element('ram:ApplicableHeaderTradeAgreement', [
            ...(buyer.contact === '' ? [] : [textElement('ram:BuyerReference', buyer.contact)]),
            ciiParty('ram:SellerTradeParty', seller, invoice),
            ciiParty('ram:BuyerTradeParty', buyer, invoice),
          ]),
          element(
            'ram:ApplicableHeaderTradeDelivery',
            suppliedOn === null
              ? []
              : [
                  element('ram:ActualDeliverySupplyChainEvent', [
                    dayIn('ram:OccurrenceDateTime', 'udt', suppliedOn),
                  ]),
                ],
          ),
          settlement,
        ]),
      ],
      {
        'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
        'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
        'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      },
    ),
  );
};
