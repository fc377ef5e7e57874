import { Refusal } from '@tableside/contract';
import type { LegalSettings } from '@tableside/contract/http/console-money';
import { DEFAULT_SERIES } from '@tableside/domain/invoices';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { saveOver, stampOf } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { lockLegal, writeLegal } from './legal-settings-store.ts';
import { checkVatCode } from './vat-code.ts';

/** Venues sell where they are; the prefix of the VAT code says which country that is. */
const countryOf = (code: string, venueCountry: string): string => {
  const prefix = /^[A-Z]{2}/i.exec(code.trim())?.[0].toUpperCase();
  return prefix === 'EL' ? 'GR' : (prefix ?? venueCountry);
};

const onWire = (legal: LegalDetails | null): LegalSettings | null =>
  legal && {
    company_name: legal.companyName,
    company_code: legal.companyCode,
    vat_code: legal.vatCode,
    address: legal.address,
    vat_percent: legal.vatPercent,
    invoice_series: legal.invoiceSeries ?? DEFAULT_SERIES,
  };

/** Who sells in law. */
export const showLegal =
  ({ database, venues }: Pick<Deps, 'database' | 'venues'>): Handler<'GET /console/{venue}/legal'> =>
  async ({ staff: { venueId } }) => ({
    // The revision is read first: with what was saved after it, a change is at worst refused once too often.
    ...(await stampOf(database.run, venueId, 'legal')),
    legal: onWire((await venues.get(venueId)).settings.legal ?? null),
  });

/**
 * Says who sells in law, from the next paper on: issued ones keep what they say. Written to the audit log with what it was
 * before. Refuses vat_code_invalid for a code whose form or checksum is wrong, and settings_changed.
 */
export const saveLegal =
  ({ database, venues }: Pick<Deps, 'database' | 'venues'>): Handler<'POST /console/{venue}/legal'> =>
  async ({ staff, body }) => {
    const { settings } = await venues.get(staff.venueId);
    const filled = [body.company_name, body.company_code, body.address].every(text => text.trim() !== '');
    if (!filled) throw new Refusal('validation_failed');
    const { vat_code: typed } = body;
    const checked = typed && (await checkVatCode(typed, countryOf(typed, settings.countryCode), null));
    const legal: LegalDetails = {
      companyName: body.company_name.trim(),
      companyCode: body.company_code.trim(),
      vatCode: checked ? checked.code : null,
      address: body.address.trim(),
      vatPercent: body.vat_percent,
      invoiceSeries: body.invoice_series,
    };
    const stamp = await database.transaction(async run => {
      const before = await lockLegal(run, staff.venueId);
      const saved = await saveOver(run, staff, 'legal', body.revision);
      await writeLegal(run, staff.venueId, legal);
      const data = { before, after: legal };
      await audit(run, staff, { action: 'legal-change', subject: `venue:${staff.venueId}`, data });
      return saved;
    });
    return { ...stamp, legal: onWire(legal) };
  };
