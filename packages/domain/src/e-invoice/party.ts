import { element, textElement } from '../xml/index.ts';
import type { EInvoice, EParty } from './content.ts';
import { peppolId } from './peppol-id.ts';
import { partyTax } from './tax.ts';

/** One of the two companies. Between who pays no VAT and anybody no VAT number stands. */
export const partyOf = (name: string, party: EParty, { taxed }: Pick<EInvoice, 'taxed'>): string => {
  const endpoint = peppolId(party);
  const { tradingName, contact, vatCode } = party;
  return element(name, [
    element('cac:Party', [
      ...(endpoint ? [textElement('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme })] : []),
      ...(tradingName ? [element('cac:PartyName', [textElement('cbc:Name', tradingName)])] : []),
      element('cac:PostalAddress', [
        ...(party.address === '' ? [] : [textElement('cbc:StreetName', party.address)]),
        element('cac:Country', [textElement('cbc:IdentificationCode', party.country)]),
      ]),
      ...(taxed && vatCode !== null ? [partyTax(vatCode)] : []),
      element('cac:PartyLegalEntity', [
        textElement('cbc:RegistrationName', party.name),
        ...(party.code === '' ? [] : [textElement('cbc:CompanyID', party.code)]),
      ]),
      ...(contact === '' ? [] : [element('cac:Contact', [textElement('cbc:Name', contact)])]),
    ]),
  ]);
};
