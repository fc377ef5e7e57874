import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { neverAnswer } from '../control/faults.ts';
import { html, type Markup } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { ACTIONS, type Action } from '../provider.ts';
import { Refused } from '../refused.ts';
import { BANKS, BLIK_WRONG, bankOf } from './banks.ts';
import { toDecimalText } from './decimal.ts';

/** What a payer sees of a payment. The amount is in minor units. */
export type PayerView = {
  readonly purpose: string;
  readonly amount: number;
  readonly currency: string;
  readonly asks: 'bank' | 'blik' | 'card';
  /** BIC the shop chose for the payer. */
  readonly bank: string | null;
  /** Null while the payer can still decide. */
  readonly over: { readonly words: string; readonly back: string } | null;
};

/** `back`: where the payer's browser goes. `silence`: the answer never comes, though the bank did as it was told. */
export type Decided = { readonly back: string } | 'silence';

export type PayerPages = {
  /** `/montonio`, `/neopay` */
  readonly base: string;
  /** In the order and the words of the page. */
  readonly choices: readonly { readonly action: Action; readonly label: string }[];
  readonly view: (id: string) => PayerView | undefined;
  readonly decide: (id: string, action: Action, bank: string | null) => Promise<Decided>;
};

const Chosen = z.object({ bank: z.string().max(20).optional(), blik: z.string().max(20).optional() });
const Decision = z.object({ action: z.enum(ACTIONS), bank: z.string().max(20).optional() });

const sum = ({ amount, currency, purpose }: PayerView): Markup =>
  html`<p class="sum">${toDecimalText(amount)} ${currency}</p><p>${purpose}</p>`;

const bankList = (view: PayerView): Markup => html`${sum(view)}
<form method="get"><p>Choose your bank</p>${BANKS.map(
  ({ bic, name }) => html`<button class="quiet" name="bank" value="${bic}">${name}</button>`,
)}</form>`;

const codeForm = (view: PayerView, wrong: boolean): Markup => html`${sum(view)}
<form method="get">
<label>BLIK code from your bank's app<input name="blik" inputmode="numeric" autocomplete="one-time-code"
maxlength="6" required${wrong ? html` aria-invalid="true" aria-describedby="wrong"` : ''}></label>
${wrong ? html`<p class="error" id="wrong">This code is wrong or too old. Ask your bank's app for a new one.</p>` : ''}
<button>Continue</button>
<p class="note">Any six digits are taken, except ${BLIK_WRONG}.</p></form>`;

const decision = (view: PayerView, pages: PayerPages, bank: string | null): Markup => html`${sum(view)}
${bank ? html`<dl><dt>Bank</dt><dd>${bankOf(bank)?.name ?? bank}</dd></dl>` : ''}
<form method="post"><input type="hidden" name="bank" value="${bank ?? ''}">
${pages.choices.map(
  ({ action, label }, index) =>
    html`<button name="action" value="${action}"${index === 0 ? '' : html` class="quiet"`}>${label}</button>`,
)}</form>`;

const body = (view: PayerView, pages: PayerPages, chosen: z.infer<typeof Chosen>): Markup => {
  if (view.over) {
    return html`${sum(view)}<p>${view.over.words}</p><p><a href="${view.over.back}">Back to the shop</a></p>`;
  }
  if (view.asks === 'blik') {
    const good = /^\d{6}$/.test(chosen.blik ?? '') && chosen.blik !== BLIK_WRONG;
    return good ? decision(view, pages, 'BLIK') : codeForm(view, chosen.blik !== undefined);
  }
  const bank = view.bank ?? bankOf(chosen.bank)?.bic ?? null;
  return view.asks === 'bank' && bank === null ? bankList(view) : decision(view, pages, bank);
};

/** The bank as the payer meets it: list of banks or BLIK code, then what to do. Nothing here is an API of the shop. */
export const mountPayerPages = (scope: FastifyInstance, pages: PayerPages): void => {
  const path = `${pages.base}/pay/:id`;
  const idOf = (params: unknown): string => (params as { id: string }).id;
  scope.get(path, (request, reply) => {
    const view = pages.view(idOf(request.params));
    if (!view) throw new Refused(404, 'There is no such payment');
    const chosen = Chosen.safeParse(request.query).data ?? {};
    return sendPage(request, reply, { title: 'Pay by bank', body: body(view, pages, chosen) });
  });
  scope.post(path, async (request, reply) => {
    const parsed = Decision.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Choose what to do');
    const { action, bank } = parsed.data;
    const decided = await pages.decide(idOf(request.params), action, bank || null);
    return decided === 'silence' ? neverAnswer(reply) : reply.redirect(decided.back, 303);
  });
};

/** An address of the shop with more in its query. */
export const addQuery = (url: string, query: Readonly<Record<string, string>>): string => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.toString();
};
