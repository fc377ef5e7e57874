import { html, type Markup } from '../pages/html.ts';
import { billDue, billPaid, billTotal, lineTotal, type TillBill, type TillLine } from './bill.ts';

/** Minor units as people write them. */
export const money = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;

export const tablesPage = (bills: readonly TillBill[], root: string): Markup => html`
<form method="post" action="${root}till/bills"><label>Table<input name="table" maxlength="40" required></label>
<button>Open a bill</button></form>
<section><h2>Open bills</h2>${
  bills.length === 0
    ? html`<p>No table owes anything.</p>`
    : html`<table><thead><tr><th>Table</th><th>Total</th><th>Due</th></tr></thead><tbody>${bills.map(
        bill => html`<tr><td><a href="${root}till/bills/${bill.id}">${bill.table}</a></td>
<td>${money(billTotal(bill))}</td><td>${money(billDue(bill))}</td></tr>`,
      )}</tbody></table>`
}</section>`;

const lineRow = (bill: TillBill, line: TillLine, here: string): Markup => {
  const extras = [...line.modifiers.map(({ name }) => name), ...(line.comment ? [line.comment] : [])];
  const name = html`${line.quantity} × ${line.name}${extras.length > 0 ? html`<br><small>${extras.join(', ')}</small>` : ''}`;
  const voiding = html`<form method="post" action="${here}/lines/${line.id}/void">
<input type="hidden" name="version" value="${bill.version}"><button class="quiet">Void</button></form>`;
  return html`<tr><td>${line.voided ? html`<s>${name}</s>` : name}</td><td>${money(lineTotal(line))}</td>
<td>${line.voided || bill.status === 'closed' ? '' : voiding}</td></tr>`;
};

const tools = (bill: TillBill, here: string): Markup => {
  const version = html`<input type="hidden" name="version" value="${bill.version}">`;
  return html`<section><h2>Add</h2><form method="post" action="${here}/lines">${version}
<label>Dish<input name="name" maxlength="200" required></label>
<div class="pair"><label>Pieces<input name="quantity" inputmode="numeric" value="1" required></label>
<label>Price of one<input name="price" inputmode="decimal" required></label></div><button>Add to the bill</button></form></section>
<section><h2>Take money</h2><form method="post" action="${here}/take">${version}
<label>Received<input name="amount" inputmode="decimal" value="${money(billDue(bill))}" required></label>
<div class="pair"><button name="method" value="cash">Cash</button><button name="method" value="card">Card machine</button></div></form></section>
<section><form method="post" action="${here}/precheck">${version}<button class="quiet">Print a pre-check</button></form>
<form method="post" action="${here}/close">${version}<button class="quiet">Close the bill</button></form></section>`;
};

/** A bill with everything a waiter does to it. */
export const billPage = (bill: TillBill, root: string, problem: string | null): Markup => {
  const here = `${root}till/bills/${bill.id}`;
  return html`${problem === null ? '' : html`<p class="error" role="alert">${problem}</p>`}
<p class="sum">${money(billDue(bill))} ${bill.currency} due</p>
<dl><dt>Total</dt><dd>${money(billTotal(bill))}</dd><dt>Paid</dt><dd>${money(billPaid(bill))}</dd>
<dt>State</dt><dd>${bill.status}, version ${bill.version}${bill.precheck_at ? ', pre-check printed' : ''}</dd></dl>
<section><table><tbody>${bill.lines.map(line => lineRow(bill, line, here))}</tbody></table></section>
${
  bill.payments.length > 0
    ? html`<section><h2>Payments</h2><ul>${bill.payments.map(
        ({ method, amount, tip }) =>
          html`<li>${method} ${money(amount)}${tip > 0 ? html`, tip ${money(tip)}` : ''}</li>`,
      )}</ul></section>`
    : ''
}
${bill.status === 'open' ? tools(bill, here) : ''}<p><a href="${root}till">All tables</a></p>`;
};

const PAPER = { words: 23, sum: 9 };

/** A line as narrow paper has it: what does not fit is cut, a sum never is. */
const printed = (words: string, amount: number): string =>
  words.slice(0, PAPER.words).padEnd(PAPER.words) + money(amount).padStart(PAPER.sum);

/** What comes out of the printer before anybody pays. */
export const precheckPage = (bill: TillBill, root: string): Markup => {
  const rows = bill.lines
    .filter(({ voided }) => !voided)
    .map(line => printed(`${line.quantity} x ${line.name}`, lineTotal(line)));
  const paid = billPaid(bill) > 0 ? [printed('Paid', -billPaid(bill))] : [];
  const paper = [
    `Table ${bill.table}`,
    '',
    ...rows,
    ...paid,
    '',
    printed('TO PAY', billDue(bill)),
    '',
    'This is not a receipt',
  ];
  return html`<pre class="paper">${paper.join('\n')}</pre>
<p><a href="${root}till/bills/${bill.id}">Back to the bill</a></p>`;
};
