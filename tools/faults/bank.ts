import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';

export type BankId = 'stripe' | 'montonio' | 'neopay' | 'solidgate';
export const BANKS: readonly BankId[] = ['stripe', 'montonio', 'neopay', 'solidgate'];
export type Booked = {
  readonly reference: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly status: string;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly refunds: readonly {
    readonly ref: string;
    readonly amount_minor: number;
    readonly key: string | null;
  }[];
  readonly disputes?: readonly Disputed[];
};
/** What a cardholder takes back of a payment, statuses in the bank's words. */
export type Disputed = { readonly ref: string; readonly amount_minor: number; readonly status: string };
export type Start = string | Readonly<Record<string, string>> | undefined;

/** The outside world, steered as its README says. */
export type Banks = {
  readonly address: string;
  readonly next: (bank: BankId, behaviours: readonly unknown[]) => Promise<void>;
  /** How many behaviours that wait for this name no payment has taken yet. */
  readonly waiting: (bank: BankId, name: string) => Promise<number>;
  /** What the payer does; null: the bank says that it cannot be done now. */
  readonly act: (
    bank: BankId,
    act: { reference: string; action: string; start?: Start },
  ) => Promise<Booked | null>;
  /** A cardholder disputes a payment, or the bank decides; false: it says that this cannot be done. */
  readonly dispute: (wish: { reference: string; status: string; amount_minor?: number }) => Promise<boolean>;
  /** Forges in every way; answers with what our server said to each. */
  readonly forge: (bank: BankId, reference: string) => Promise<{ way: string; status: number | null }[]>;
  readonly flush: (bank: BankId) => Promise<void>;
  readonly book: (bank: BankId) => Promise<Booked[]>;
  /** Pays on the page and follows the way back: the token with which the browser returns. */
  readonly payAndReturn: (bank: BankId, url: string) => Promise<string | null>;
  /** Pays on the page as a browser does; the answer may never come. */
  readonly payOnPage: (
    bank: BankId,
    intent: { params: Readonly<Record<string, string>>; url: string },
  ) => Promise<void>;
};

const JSON_HEADERS = { 'content-type': 'application/json' };
const TIMEOUT_MS = 60_000;
const MAX_TRIES = 3;
const APPROVED = { action: 'approve', bank: 'HABALT22', code: '123456' };

export const banksAt = (address: string): Banks => {
  const call = async (path: string, body?: unknown): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetch(`${address}/control/${path}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body !== undefined && { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }),
        });
      } catch (cause) {
        // A connection that was kept open too long; what is said here is not about faults.
        if (tries === MAX_TRIES) throw new Error(`the sandbox is silent on ${path}`, { cause });
      }
    }
  };
  const must = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await call(path, body);
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const browse = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
  const visit = (url: string): Promise<Response | null> =>
    fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  // Neopay's own page has the address that its documents name; in the box it is elsewhere.
  const pageOf = (bank: BankId, url: string): string =>
    bank === 'neopay' ? `${address}/neopay/widget.html${new URL(url).search}` : url;
  return {
    address,
    payAndReturn: async (bank, url) => {
      const page = await visit(pageOf(bank, url));
      const decided = page && (await browse(page.url, APPROVED));
      const back = decided?.headers.get('location');
      if (!page || !back) return null;
      // Our server may be dead at this moment: then the browser has come back nowhere.
      const answer = await fetch(new URL(back, page.url), { redirect: 'manual' }).catch(() => null);
      const there = answer?.headers.get('location') ?? back;
      return new URL(there, page.url).searchParams.get('token');
    },
    next: async (bank, behaviours) => void (await must(`${bank}/next`, behaviours)),
    waiting: async (bank, name) => {
      const waits = (await must(`${bank}/next`)) as { kind: string; match?: string }[];
      return waits.filter(({ kind, match }) => kind === 'payment' && match === name).length;
    },
    act: async (bank, act) => {
      const answer = await call(`${bank}/act`, act);
      return answer.ok ? ((await answer.json()) as Booked | null) : null;
    },
    dispute: async wish => (await call('stripe/dispute', wish)).ok,
    forge: async (bank, reference) => {
      const answer = await call(`${bank}/webhooks/forge`, { reference });
      return answer.ok ? ((await answer.json()) as { way: string; status: number | null }[]) : [];
    },
    flush: async bank => void (await must(`${bank}/webhooks/flush`, {})),
    book: async bank => (await must(`${bank}/book`)) as Booked[],
    payOnPage: async (bank, { params, url }) => {
      if (bank === 'stripe') {
        const secret = params.clientSecret ?? params.client_secret ?? '';
        const id = secret.split('_secret')[0] ?? '';
        const form = { client_secret: secret, payment_method: 'pm_card_visa' };
        const authorization = `Bearer ${SANDBOX_KEYS.main.stripe.publishableKey}`;
        await browse(`${address}/v1/payment_intents/${id}/confirm`, form, { authorization });
        return;
      }
      const page = await visit(pageOf(bank, url));
      if (page) await browse(page.url, APPROVED);
    },
  };
};
