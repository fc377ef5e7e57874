import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';
import { type EndLine, FIRST_HASH, FORMAT, type RecordLine, type VenueLine } from './format.ts';

/** Where a venue's chain stands while its lines go by. */
export type Chain = { number: number; hash: string };

type Report = (problem: string) => void;

const hashOf = (previous: string, { type, venue, number, sealed_at, record }: RecordLine): string =>
  createHash('sha256')
    .update(Buffer.from(previous, 'hex'))
    .update(canonical({ type, venue, number, sealed_at, record }))
    .digest('hex');

/** The chain as it goes on with a part of an export; `known` is where the part before it ended. */
export const beginPart = (line: VenueLine, known: Chain | undefined, report: Report): Chain => {
  if (line.format !== FORMAT) report(`is in format ${line.format}, not ${FORMAT}`);
  const before = known ?? { number: 0, hash: FIRST_HASH };
  if (line.after !== before.number) {
    report(`goes on after ${line.after}, but the part before it ended with ${before.number}`);
  } else if (line.previous_hash !== before.hash) report(`does not go on from the hash of ${before.number}`);
  return { number: line.after, hash: line.previous_hash };
};

/** Whether a record is the next one, and as it was when it was sealed. */
export const takeRecord = (chain: Chain, line: RecordLine, report: Report): void => {
  if (line.number !== chain.number + 1) report(`number ${line.number} follows ${chain.number}`);
  if (line.previous_hash !== chain.hash) report(`number ${line.number} does not follow the record before it`);
  if (hashOf(line.previous_hash, line) !== line.hash) report(`number ${line.number} is not what was sealed`);
  chain.number = line.number;
  chain.hash = line.hash;
};

/** Whether a part ends where its records do. */
export const endPart = (chain: Chain, line: EndLine, report: Report): void => {
  if (line.number !== chain.number || line.hash !== chain.hash) {
    report(`ends with ${line.number}, but the last record is ${chain.number}`);
  }
};
