import { element, textElement } from '../xml/index.ts';
import type { EInvoice, EParty } from './content.ts';
import { peppolId } from './peppol-id.ts';

/** One of the two companies of a CII. Between who pays no VAT and anybody no VAT number stands. */
export const ciiParty = (name: string, party: EParty, { taxed }: Pick<EInvoice, 'taxed'>): string => {
  const endpoint = peppolId(party);
  const { code, tradingName, contact, address, vatCode } = party;
  const legal = [
    ...(code === '' ? [] : [textElement('ram:ID', code)]),
    ...(tradingName ? [textElement('ram:TradingBusinessName', tradingName)] : []),
  ];
  return element(name, [
    textElement('ram:Name', party.name),
    ...(legal.length === 0 ? [] : [element('ram:SpecifiedLegalOrganization', legal)]),
    ...(contact === '' ? [] : [element('ram:DefinedTradeContact', [textElement('ram:PersonName', contact)])]),
    element('ram:PostalTradeAddress', [
      ...(address === '' ? [] : [textElement('ram:LineOne', address)]),
      textElement('ram:CountryID', party.country),
    ]),
    ...(endpoint
      ? [
          element('ram:URIUniversalCommunication', [
            textElement('ram:URIID', endpoint.id, { schemeID: endpoint.scheme }),
          ]),
        ]
      : []),
    ...(taxed && vatCode !== null
      ? [element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', vatCode, { schemeID: 'VA' })])]
      : []),
  ]);
};
