import type { z } from 'zod';
import { newId, type Other, type Stored } from '../objects.ts';
import type { CreateAccount, CreateDomain } from '../params.ts';
import type { Transaction } from './transaction.ts';

const READY = { charges_enabled: true, payouts_enabled: true, details_submitted: true };
/** One that its owner signs in to has questions to answer first. */
const QUESTIONS = ['business_profile.url', 'company.name', 'external_account', 'representative.first_name'];
const UNFINISHED = {
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  requirements: {
    currently_due: QUESTIONS,
    past_due: QUESTIONS,
    pending_verification: [],
    disabled_reason: 'requirements.past_due',
  },
};
const NOTHING_DUE = { currently_due: [], past_due: [], pending_verification: [], disabled_reason: null };

const account = (tx: Transaction, id: string, fields: object): Stored<Other> => ({
  owner: tx.owner,
  object: {
    id,
    object: 'account',
    country: 'LT',
    default_currency: 'eur',
    created: tx.at,
    ...READY,
    requirements: NOTHING_DUE,
    capabilities: { transfers: 'active', card_payments: 'active' },
    metadata: {},
    ...fields,
  },
});

/** `GET /v1/account`: whose key this is; good for trying a key. */
export const ownAccount = (tx: Transaction): Stored<Other> =>
  account(tx, `acct_sandbox_${tx.owner.split(' ')[0]}`, {});

/**
 * `POST /v1/accounts`: a merchant of a food court or a person who gets tips, ready at once, unlike in life; a `standard` one
 * belongs to whoever signs in to it, and waits for them.
 */
export const createAccount = (tx: Transaction, params: z.infer<typeof CreateAccount>): Stored<Other> => {
  const { expand: _expand, capabilities: _asked, ...fields } = params;
  const begins = params.type === 'standard' ? UNFINISHED : {};
  return tx.put(account(tx, newId('acct'), { ...begins, ...fields }));
};

/** How the answers of an owner are taken: the end of the account number says it, as card numbers do. */
export type Answered = 'accepted' | 'checked' | 'asked' | 'rejected';

const STANDINGS: Readonly<Record<Answered, object>> = {
  accepted: { ...READY, requirements: NOTHING_DUE },
  checked: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    requirements: {
      ...NOTHING_DUE,
      pending_verification: ['company.verification.document'],
      disabled_reason: 'requirements.pending_verification',
    },
  },
  asked: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    requirements: {
      ...NOTHING_DUE,
      currently_due: ['representative.verification.document'],
      disabled_reason: 'requirements.past_due',
    },
  },
  rejected: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    requirements: { ...NOTHING_DUE, disabled_reason: 'rejected.other' },
  },
};

export const answeredBy = (accountNumber: string): Answered => {
  const end = accountNumber.replace(/\s/g, '').slice(-2);
  const ends: Readonly<Record<string, Answered>> = { '77': 'checked', '66': 'asked', '55': 'rejected' };
  return ends[end] ?? 'accepted';
};

/** The owner has answered, or somebody has looked at what they said; whoever opened the account is told. */
export const answerAccount = (tx: Transaction, id: string, as: Answered): Stored<Other> => {
  const stored = tx.find<Other>('account', id);
  const after = tx.put({ ...stored, object: { ...stored.object, ...STANDINGS[as] } });
  tx.tellOfAccount('account.updated', id, after.object);
  return after;
};

/** The owner takes back the leave that whoever opened the account had there. */
export const leaveAccount = (tx: Transaction, id: string): void => {
  tx.find<Other>('account', id);
  tx.tellOfAccount('account.application.deauthorized', id, {
    id: newId('ca'),
    object: 'application',
    name: 'Tableside',
  });
};

/** `POST /v1/payment_method_domains`: where the wallet buttons may be shown. The same name twice is the same domain. */
export const createDomain = (tx: Transaction, params: z.infer<typeof CreateDomain>): Stored<Other> => {
  const before = tx
    .all()
    .find(
      ({ object }) => object.object === 'payment_method_domain' && object.domain_name === params.domain_name,
    );
  if (before) return before as Stored<Other>;
  const active = { status: 'active' };
  return tx.put<Other>({
    owner: tx.owner,
    object: {
      id: newId('pmd'),
      object: 'payment_method_domain',
      created: tx.at,
      domain_name: params.domain_name,
      enabled: params.enabled ?? true,
      livemode: false,
      apple_pay: active,
      google_pay: active,
      link: active,
    },
  });
};

/** `POST /v1/payment_method_domains/:id/validate`. */
export const validateDomain = (tx: Transaction, _params: unknown, id: string): Stored<Other> =>
  tx.find<Other>('payment_method_domain', id);
