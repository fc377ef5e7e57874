import type { ZReport } from '@tableside/contract/http/console/reports';
import type { ReportKey } from '@tableside/i18n';
import { openPaper, type PaperWords, paperWords, type Written } from '../../paper/index.ts';
import type { Venue } from '../../venues/index.ts';
import { type ReportWords, reportWords } from '../csv/report-words.ts';

type Page = { readonly paper: Written; readonly said: ReportWords; readonly paperIn: PaperWords };

const headOf = ({ paper, said, paperIn }: Page, { name, settings }: Venue, z: ZReport): void => {
  const { say } = said;
  const { legal } = settings;
  paper.line(say('report.z.title', { number: z.number }), { size: 20, bold: true });
  paper.line(name, { size: 12 });
  if (legal) paper.line(`${legal.companyName}, ${legal.companyCode}`, { muted: true });
  paper.gap(10);
  const [first, last] = [paperIn.day(z.first_day), paperIn.day(z.last_day)];
  const days = first === last ? first : `${first} – ${last}`;
  paper.pair(say('report.z.days'), days);
  paper.pair(
    say('report.z.since'),
    z.since === null ? say('report.z.first') : paperIn.time(new Date(z.since)),
  );
  paper.pair(say('report.z.closedAt'), paperIn.time(new Date(z.closed_at)));
  paper.pair(say('report.z.closedBy'), z.closed_by);
};

const title = ({ paper, said }: Page, key: ReportKey): void => {
  paper.gap(12);
  paper.line(said.say(key), { size: 12, bold: true });
  paper.rule();
};

/** Amounts under each other; those that are nothing are left out unless they end the list. */
const list = (
  { paper, said, paperIn }: Page,
  lines: readonly (readonly [key: ReportKey, amount: number])[],
  total: readonly [key: ReportKey, amount: number],
): void => {
  for (const [key, amount] of lines) if (amount !== 0) paper.pair(said.say(key), paperIn.money(amount));
  paper.pair(said.say(total[0]), paperIn.money(total[1]), { bold: true });
};

const salesOf = (page: Page, { figures, vat }: ZReport): void => {
  const { paper, said, paperIn } = page;
  title(page, 'report.z.sales');
  list(
    page,
    [
      ['report.sold', figures.sold],
      ['report.takenOff', -figures.taken_off],
      ['report.discounts', -figures.discounts],
      ['report.loyaltyDiscounts', -(figures.loyalty_discounts ?? 0)],
      ['report.z.salesRefunded', -figures.sales_refunded],
      ['report.z.salesCorrected', figures.sales_corrected],
      ['report.z.fees', figures.fees],
    ],
    ['report.net', figures.net],
  );
  if (vat.length > 0) title(page, 'report.z.vat');
  for (const { percent, net, vat: part, gross } of vat) {
    paper.line(paperIn.percent(percent));
    paper.pair(said.say('report.withoutVat'), paperIn.money(net));
    paper.pair(said.say('report.vat'), paperIn.money(part));
    paper.pair(said.say('report.withVat'), paperIn.money(gross));
  }
};

const moneyOf = (page: Page, { figures, methods, people }: ZReport): void => {
  const { paper, said, paperIn } = page;
  const { say } = said;
  title(page, 'report.z.money');
  if (methods.length === 0) paper.line(say('report.z.noMoney'));
  else {
    paper.table(
      [
        { title: say('report.method'), share: 40 },
        { title: say('report.payments'), share: 14, align: 'right' },
        { title: say('report.received'), share: 20, align: 'right' },
        { title: say('report.refunded'), share: 18, align: 'right' },
      ],
      methods.map(({ method, payments, received, given_back: back }) => [
        said.method(method),
        String(payments),
        paperIn.money(received),
        paperIn.money(back),
      ]),
    );
  }
  const moved: readonly (readonly [ReportKey, number])[] = [
    ['report.received', figures.received],
    ['report.refunded', -figures.given_back],
    ['report.z.moneyCorrected', figures.money_corrected],
  ];
  list(page, moved, ['report.z.total', moved.reduce((all, [, amount]) => all + amount, 0)]);
  title(page, 'report.z.tips');
  const tipped = people.filter(({ tips }) => tips !== 0);
  if (tipped.length === 0) paper.line(say('report.z.noTips'));
  for (const { name, tips } of tipped) paper.pair(name ?? say('report.z.team'), paperIn.money(tips));
};

const cashOf = (page: Page, { cash, drawer_openings: openings }: ZReport): void => {
  const { paper, said, paperIn } = page;
  title(page, 'report.z.cash');
  list(
    page,
    [
      ['report.z.float', cash.float],
      ['report.z.cashMoved', cash.moved],
      ['report.z.pettyCash', -(cash.petty_cash ?? 0)],
      ['report.z.handedOut', -(cash.handed_out ?? 0)],
      ['report.z.heldBefore', cash.held?.before ?? 0],
      ['report.z.held', -(cash.held?.now ?? 0)],
    ],
    ['report.z.expected', cash.expected],
  );
  paper.pair(
    said.say('report.z.counted'),
    cash.counted === null ? said.say('report.z.notCounted') : paperIn.money(cash.counted),
  );
  if (cash.difference !== null) {
    paper.pair(said.say('report.z.cashDifference'), paperIn.money(cash.difference), { bold: true });
  }
  if (!openings) return;
  paper.pair(said.say('report.z.openedWithoutSale'), String(openings.length));
  for (const { at, by, reason } of openings) {
    paper.line(`${paperIn.time(new Date(at))} · ${by} · ${reason}`, { size: 9, muted: true });
  }
};

const drawersOf = (page: Page, { drawers = [] }: ZReport): void => {
  const { paper, said, paperIn } = page;
  const { say } = said;
  if (drawers.length === 0) return;
  title(page, 'report.z.drawers');
  paper.table(
    [
      { title: '', share: 40 },
      { title: say('report.z.expected'), share: 20, align: 'right' },
      { title: say('report.z.counted'), share: 20, align: 'right' },
      { title: say('report.z.cashDifference'), share: 20, align: 'right' },
    ],
    drawers.map(({ name, expected, counted, difference }) => [
      name,
      paperIn.money(expected),
      counted === null ? say('report.z.stillOpen') : paperIn.money(counted),
      difference === null ? '' : paperIn.money(difference),
    ]),
  );
};

const openBillsOf = (page: Page, { open_bills: bills, figures }: ZReport): void => {
  const { paper, said, paperIn } = page;
  const { say } = said;
  title(page, 'report.z.openBills');
  if (bills.length === 0) paper.line(say('report.z.noOpenBills'));
  else {
    paper.table(
      [
        { title: say('report.z.table'), share: 34 },
        { title: say('report.z.opened'), share: 24 },
        { title: say('report.z.total'), share: 14, align: 'right' },
        { title: say('report.z.paid'), share: 14, align: 'right' },
        { title: say('report.z.left'), share: 14, align: 'right' },
      ],
      bills.map(({ table_name, opened_at, total, paid, left }) => [
        table_name,
        paperIn.time(new Date(opened_at)),
        paperIn.money(total),
        paperIn.money(paid),
        paperIn.money(left),
      ]),
    );
  }
  paper.gap(6);
  paper.pair(say('report.z.owed'), paperIn.money(figures.receivable));
  paper.pair(say('report.z.refundsOwed'), paperIn.money(figures.refunds_owed));
  paper.pair(say('report.z.suspense'), paperIn.money(figures.suspense));
};

/** Everything that a Z report says, from top to bottom. */
export const writeZ = (page: Page, venue: Venue, z: ZReport): void => {
  const { paper, said } = page;
  headOf(page, venue, z);
  salesOf(page, z);
  moneyOf(page, z);
  cashOf(page, z);
  drawersOf(page, z);
  openBillsOf(page, z);
  if (z.note !== '') {
    title(page, 'report.z.note');
    paper.line(z.note);
  }
  paper.gap(12);
  const { after, number, hash } = z.seal;
  paper.line(said.say('report.z.seal', { from: Math.min(after + 1, number), to: number }), {
    size: 8,
    muted: true,
  });
  paper.line(`${said.say('report.z.hash')}: ${hash}`, { size: 7, muted: true });
};

/** A Z report as a file in the venue's language: always the same one. */
export const zPdf = async (venue: Venue, z: ZReport): Promise<Buffer> => {
  const said = reportWords(venue.settings.mainLanguage);
  const paperIn = paperWords(said.language, venue.settings);
  const paper = await openPaper({
    size: 'A4',
    title: `${venue.name}: ${said.say('report.z.title', { number: z.number })}`,
    author: venue.settings.legal?.companyName ?? venue.name,
    language: said.language,
    madeAt: new Date(z.closed_at),
  });
  writeZ({ paper, said, paperIn }, venue, z);
  return paper.finish();
};
