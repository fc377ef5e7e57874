import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashOfToken, newToken } from '../../../http/tokens.ts';
import type { InvoiceBuyer } from '../invoice/invoice.ts';
import { readLegalEntity, writeLegalEntity } from './legal-entity-store.ts';

type LegalEntity = CallAnswer<'GET /anonymous-user-legal-entity/{token}'>;

const contextOf = (tokenHash: Buffer): string => `legal-entity:${tokenHash.toString('hex')}`;

/** A token of the guest's app: long enough that nobody guesses it. SESSION-10. */
const isToken = (token: string | null): token is string => token !== null && /^[\w-]{20,100}$/.test(token);

const entityOf = (buyer: InvoiceBuyer): LegalEntity => ({
  business_name: buyer.businessName,
  business_code: buyer.businessCode,
  business_address: buyer.businessAddress,
  business_vat_code: buyer.vatCode,
  business_country_code: buyer.country,
  name: buyer.name,
  email: buyer.email,
});

/**
 * Saves details for this phone's next invoice and answers with the token they are found by: the phone's own, or a new one
 * where it has none or its is another phone's. Sealed, under the token's hash. INVOICE-20.
 */
export const saveLegalEntity = async (
  run: Run,
  { secretBox, clock }: Pick<Deps, 'secretBox' | 'clock'>,
  { buyer, token, deviceToken }: { buyer: InvoiceBuyer; token: string | null; deviceToken: string },
): Promise<string> => {
  const write = async (under: string): Promise<boolean> => {
    const tokenHash = hashOfToken(under);
    const sealed = secretBox.seal(JSON.stringify(entityOf(buyer)), contextOf(tokenHash));
    const deviceHash = hashOfToken(deviceToken);
    return writeLegalEntity(run, { tokenHash, deviceHash, sealed, savedAt: new Date(clock()) });
  };
  if (isToken(token) && (await write(token))) return token;
  const made = newToken();
  await write(made);
  return made;
};

/** Details this phone saved. INVOICE-19. */
export const showLegalEntity =
  ({ database, secretBox }: Deps): Handler<'GET /anonymous-user-legal-entity/{token}'> =>
  async ({ params: { token }, meta: { deviceToken } }) => {
    if (!isToken(token) || deviceToken === null) throw new Refusal('not_found');
    const tokenHash = hashOfToken(token);
    const sealed = await readLegalEntity(database.run, tokenHash, hashOfToken(deviceToken));
    const text = sealed && secretBox.open(sealed, contextOf(tokenHash));
    if (!text) throw new Refusal('not_found');
    return JSON.parse(text) as LegalEntity;
  };
