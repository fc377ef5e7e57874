import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultyCalls } from '../control/faults.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { OpenPart } from '../part.ts';
import { COMPANIES, type Company } from './companies.ts';

const Query = z.object({
  country: z.string(),
  name: z.string().optional(),
  code: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});

/** Without case, marks and quotes, as people type. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["'„“”]/g, '')
    .trim();

const matches =
  ({ name, code }: z.infer<typeof Query>) =>
  (company: Company): boolean =>
    (name === undefined || plain(company.title).includes(plain(name))) &&
    (code === undefined || company.code.startsWith(code));

const mountSearch = (scope: FastifyInstance): void => {
  scope.get('/companies/search', request => {
    const query = Query.parse(request.query);
    return query.country === 'LT' ? COMPANIES.filter(matches(query)).slice(0, query.limit) : [];
  });
};

/** A register of companies: what the invoice form searches in. */
export const openCompanies: OpenPart = world => ({
  id: 'companies',
  title: 'Companies',
  about: 'The register that the invoice form searches: names to try.',
  mount: scope => {
    scope.get('/companies', (request, reply) =>
      sendPage(request, reply, {
        title: 'Companies',
        look: 'wide',
        body: html`<table><thead><tr><th>Name</th><th>Code</th><th>VAT code</th><th>Address</th></tr></thead>
<tbody>${COMPANIES.map(
          ({ title, code, vat_code, address }) =>
            html`<tr><td>${title}</td><td>${code}</td><td>${vat_code ?? ''}</td><td>${address}</td></tr>`,
        )}</tbody></table>`,
      }),
    );
    scope.register(async calls => {
      faultyCalls(calls, world, 'companies');
      mountSearch(calls);
    });
  },
  reset: () => undefined,
});
