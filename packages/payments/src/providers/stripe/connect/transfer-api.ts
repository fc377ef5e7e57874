import { type ListedTransfer, NoAnswer, type Passing, type ProviderAccount } from '../../../port.ts';
import { fromUnits } from '../../../wire/amount.ts';
import { reading } from '../../../wire/json-api.ts';
import { type Fields, fieldsOf, listOf, text, textOrNull } from '../../../wire/read.ts';
import { ask, ID } from '../client.ts';
import { idOf, stripeExponent } from '../map.ts';
import { unitsOf } from '../units.ts';

const PAGE = 100;
const ours = ({ metadata }: Fields): string | null => textOrNull(fieldsOf(metadata).transfer_id);

/** The charge of a payment: what a transfer is taken from, so that it waits for that money and for no other. */
const chargeOf = async (
  account: ProviderAccount,
  ref: string,
  world: Parameters<Passing['transfer']>[2],
): Promise<string> => {
  const intent = await ask(account, world, client => client.paymentIntents.retrieve(ref));
  const charge = textOrNull(intent.latest_charge);
  if (charge === null) throw new NoAnswer(ID, new Error('the payment has no charge yet'));
  return charge;
};

export const transfer: Passing['transfer'] = async (account, request, world) => {
  const { id, key, destination, currency, group, from, description } = request;
  const amount = unitsOf(request.amount, currency, account.decimals);
  const source = from === null ? null : await chargeOf(account, from, world);
  const made = await ask(account, world, client =>
    client.transfers.create(
      {
        amount,
        currency: currency.toLowerCase(),
        destination,
        transfer_group: group,
        description,
        metadata: { transfer_id: id },
        ...(source !== null && { source_transaction: source }),
      },
      { idempotencyKey: key },
    ),
  );
  return reading(ID, () => text(made.id, 'id'));
};

export const findTransfer: Passing['findTransfer'] = async (account, { id, group }, world) => {
  const list = await ask(account, world, client =>
    client.transfers.list({ transfer_group: group, limit: PAGE }),
  );
  return reading(ID, () => idOf(listOf(list.data, 'transfers').find(each => ours(each) === id)));
};

export const reverse: Passing['reverse'] = async (account, request, world) => {
  const amount = unitsOf(request.amount, request.currency, account.decimals);
  const made = await ask(account, world, client =>
    client.transfers.createReversal(
      request.transfer,
      { amount, metadata: { transfer_id: request.id } },
      { idempotencyKey: request.key },
    ),
  );
  return reading(ID, () => text(made.id, 'id'));
};

export const findReversal: Passing['findReversal'] = async (account, { id, transfer: of }, world) => {
  const list = await ask(account, world, client => client.transfers.listReversals(of, { limit: PAGE }));
  return reading(ID, () => idOf(listOf(list.data, 'reversals').find(each => ours(each) === id)));
};

const listed = (each: Fields, decimals: number): ListedTransfer => {
  const exponent = stripeExponent(text(each.currency, 'currency').toUpperCase());
  return {
    id: ours(each),
    ref: text(each.id, 'id'),
    destination: textOrNull(each.destination),
    amount: fromUnits(each.amount, exponent, decimals),
    reversed: fromUnits(each.amount_reversed, exponent, decimals),
  };
};

export const listTransfers: Passing['list'] = async (account, since, world) => {
  const found: ListedTransfer[] = [];
  let after: string | undefined;
  do {
    const page = await ask(account, world, client =>
      client.transfers.list({
        created: { gte: Math.floor(since / 1000) },
        limit: PAGE,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    const some = reading(ID, () => listOf(page.data, 'transfers'));
    found.push(...reading(ID, () => some.map(each => listed(each, account.decimals))));
    after = page.has_more === true ? (idOf(some.at(-1)) ?? undefined) : undefined;
  } while (after !== undefined);
  return found;
};
