import { isMoneyAccount } from '../ledger/index.ts';
import { type Minor, minor } from '../money/index.ts';
import { isBetweenVenues, isByHand, isOfCount, type JournalTotal } from './movements.ts';

/** What a period's journal comes to, in minor units; each line says what it is made of. */
export type Figures = {
  /** Dishes sold at their menu price, before anything was taken off. */
  readonly sold: Minor;
  /** Voids and lowered prices by staff's hand. */
  readonly takenOff: Minor;
  /** By codes and by staff. */
  readonly discounts: Minor;
  /** Of members of a loyalty programme. */
  readonly loyaltyDiscounts: Minor;
  /** Dishes given back in money. */
  readonly salesRefunded: Minor;
  /** Sales by corrections. */
  readonly salesCorrected: Minor;
  /** Small-order fees and those on top of tips and donations by card, less those given back. */
  readonly fees: Minor;
  /** What the venue sold in the end: sold - takenOff - discounts - loyaltyDiscounts - salesRefunded + salesCorrected + fees. */
  readonly net: Minor;
  readonly tips: Minor;
  readonly tipsRefunded: Minor;
  /** Given for others by card, less what went back; what was paid out to them is not taken off. */
  readonly donations: Minor;
  /** Tips and donations that left the house to whom they are for. */
  readonly paidOut: Minor;
  /** Money that came, by whichever way, tips included. */
  readonly received: Minor;
  /** Money that went back. */
  readonly givenBack: Minor;
  /** Money moved by anything but payments, refunds and counted drawers. */
  readonly moneyCorrected: Minor;
  /** Found in counted drawers beyond the books; negative: missing. */
  readonly drawer: Minor;
  /** Left drawers for things of the house, less what was put into them. */
  readonly pettyCash: Minor;
  /** By how much more guests owe the venue at the end. */
  readonly receivable: Minor;
  /** By how much more the venue owes guests. */
  readonly refundsOwed: Minor;
  /** By how much more waits for a person. */
  readonly suspense: Minor;
};

const total = (movements: readonly JournalTotal[], chosen: (movement: JournalTotal) => boolean): number =>
  movements.reduce((all, movement) => (chosen(movement) ? all + movement.amount : all), 0);

const takesOff = ({ kind, anew }: JournalTotal): boolean => kind === 'void' || (kind === 'sale' && anew);
const sells = ({ kind, anew }: JournalTotal): boolean => kind === 'sale' && !anew;

/** A tip that staff give back, or that a cardholder takes back through their bank. */
const takesBack = ({ kind }: JournalTotal): boolean => kind === 'refund_due' || kind === 'dispute';
const paysOut = ({ kind }: JournalTotal): boolean => kind === 'payout';

/**
 * The figures of a period from the sums of its journal. Every line of the journal is in exactly one figure, but for those of
 * money between a stall of a food court and its operator: what was sold and taken is in the stall's. ADR 0034.
 */
export const figures = (movements: readonly JournalTotal[]): Figures => {
  const on = (account: string, chosen: (movement: JournalTotal) => boolean = () => true): number =>
    total(movements, movement => movement.account === account && chosen(movement));
  const money = (chosen: (movement: JournalTotal) => boolean): number =>
    total(movements, movement => isMoneyAccount(movement.account) && chosen(movement));
  const refunds = ({ kind }: JournalTotal): boolean => kind === 'refund_due';
  const fees = on('fees') + on('transaction_fees');
  const of = (kind: string) => (movement: JournalTotal) => movement.kind === kind;
  const corrects = (movement: JournalTotal): boolean =>
    !sells(movement) && !takesOff(movement) && !refunds(movement);
  return {
    sold: minor(-on('sales', sells)),
    takenOff: minor(on('sales', takesOff)),
    discounts: minor(on('discounts')),
    loyaltyDiscounts: minor(on('loyalty_discounts')),
    salesRefunded: minor(on('sales', refunds)),
    salesCorrected: minor(-on('sales', corrects)),
    fees: minor(-fees),
    net: minor(-on('sales') - on('discounts') - on('loyalty_discounts') - fees),
    tips: minor(-on('tips_payable', movement => !takesBack(movement) && !paysOut(movement))),
    tipsRefunded: minor(on('tips_payable', takesBack)),
    donations: minor(-on('donations_payable', movement => !paysOut(movement))),
    paidOut: minor(on('tips_payable', paysOut) + on('donations_payable', paysOut)),
    received: minor(money(of('capture'))),
    givenBack: minor(-money(of('refund'))),
    moneyCorrected: minor(
      money(
        movement =>
          !['capture', 'refund', 'payout'].includes(movement.kind) &&
          !isByHand(movement) &&
          !isBetweenVenues(movement),
      ),
    ),
    drawer: minor(money(isOfCount)),
    pettyCash: minor(on('petty_cash')),
    receivable: minor(on('receivable')),
    refundsOwed: minor(-on('refunds_payable')),
    suspense: minor(-on('suspense')),
  };
};
