import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, type Markup } from '../../../pages/html.ts';
import { sendPage } from '../../../pages/page.ts';
import { Refused } from '../../../refused.ts';
import type { SandboxContext } from '../../../world.ts';
import type { AccountLink } from '../calls/account-links.ts';
import { answerAccount, answeredBy } from '../calls/accounts.ts';
import { begin, type StripeBook } from '../calls/transaction.ts';
import type { Other, Stored } from '../objects.ts';

const Form = z.object({
  company: z.string().max(200).default(''),
  person: z.string().max(200).default(''),
  iban: z.string().max(60).default(''),
  decision: z.enum(['finish', 'later']),
});

const linkById = (book: StripeBook, id: string): Stored<AccountLink> => {
  const stored = book.state.objects.get(id);
  if (stored?.object.object !== 'account_link') throw new Refused(404, 'There is no such link');
  return stored as Stored<AccountLink>;
};

const accountOf = (book: StripeBook, { object }: Stored<AccountLink>): Other => {
  const found = book.state.objects.get(object.account)?.object;
  if (found?.object !== 'account') throw new Refused(404, 'There is no such account');
  return found;
};

const nameOf = ({ business_profile }: Other): string => {
  const name = (business_profile as { name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : '';
};

const missingIn = ({ company, person, iban }: z.infer<typeof Form>): string[] => [
  ...(company.trim() === '' ? ['the name of the company'] : []),
  ...(person.trim() === '' ? ['your name'] : []),
  ...(/^[A-Z]{2}\d{2}[A-Z0-9 ]{8,}$/i.test(iban.trim()) ? [] : ['the account number (IBAN)']),
];

type Filled = Omit<z.infer<typeof Form>, 'decision'>;

const form = ({ company, person, iban }: Filled, missing: readonly string[]): Markup => html`
<p>Tableside wants to take payments for you. Tell us who you are and where your money goes.</p>
${missing.length === 0 ? null : html`<p class="error" role="alert">Please give ${missing.join(', ')}.</p>`}
<form method="post">
<label>Company<input name="company" value="${company}" autocomplete="organization"></label>
<label>Your name<input name="person" value="${person}" autocomplete="name"></label>
<label>Account number (IBAN)<input name="iban" value="${iban}" placeholder="LT12 1000 0111 0100 1000" autocomplete="off"></label>
<button name="decision" value="finish">Finish</button>
<button class="quiet" name="decision" value="later">Finish later</button>
</form>
<p class="note">Sandbox: nobody looks at this. An account number that ends in 77 is checked first, in 66 wants a document, in 55 is refused.</p>`;

/** The pages on which the owner of a connected account answers: they open by a link that leads there once. */
export const mountOnboarding = (scope: FastifyInstance, world: SandboxContext, book: StripeBook): void => {
  const isOver = ({ object }: Stored<AccountLink>): boolean =>
    object.used || object.expires_at * 1_000 < world.now();

  scope.get('/stripe/onboarding/:id', (request, reply) => {
    const link = linkById(book, (request.params as { id: string }).id);
    const { refresh_url } = link.object;
    if (isOver(link) && refresh_url !== null) return reply.redirect(refresh_url, 303);
    if (isOver(link)) throw new Refused(410, 'This link has run out');
    const filled = { company: nameOf(accountOf(book, link)), person: '', iban: '' };
    return sendPage(request, reply, { title: 'Get paid by Stripe', body: form(filled, []) });
  });
  scope.post('/stripe/onboarding/:id', async (request, reply) => {
    const link = linkById(book, (request.params as { id: string }).id);
    const { return_url, refresh_url } = link.object;
    if (isOver(link) && refresh_url !== null) return reply.redirect(refresh_url, 303);
    const parsed = Form.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Finish, or finish later');
    const given = parsed.data;
    const missing = given.decision === 'later' ? [] : missingIn(given);
    if (missing.length > 0) {
      return sendPage(request, reply, { title: 'Get paid by Stripe', body: form(given, missing) });
    }
    const tx = begin(world, book, link.owner, null);
    tx.put({ ...link, object: { ...link.object, used: true } });
    if (given.decision === 'finish') answerAccount(tx, link.object.account, answeredBy(given.iban));
    await tx.commit();
    if (return_url !== null) return reply.redirect(return_url, 303);
    return sendPage(request, reply, { title: 'Thank you', body: html`<p>You can go back.</p>` });
  });
};
