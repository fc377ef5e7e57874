/** After this long (ms) an order that staff took without a line is not sent without asking: the guests may have gone. */
export const UNSENT_BY_STAFF_FOR_MS = 60 * 60_000;

/**
 * After this long (ms) what may have arrived asks as well: the server knows its key for three days, and would take it for
 * another order after that.
 */
export const SENT_BY_STAFF_FOR_MS = 48 * 60 * 60_000;

/** What staff are asked before an order that waited goes: see the console's words for each. */
export type StaffQuestion = 'old' | 'gone' | 'price' | 'left' | 'seated' | 'refused' | 'failed';

/** What was taken without a line and waits on the device. Instants in epoch ms. */
export type UnsentByStaff = {
  /** When staff last said that it is wanted. */
  readonly at: number;
  /** The table or bill that it is for. */
  readonly place: string;
  /** It has left the device and nobody has answered: it may have arrived. */
  readonly sent: boolean;
  readonly asks: { readonly question: StaffQuestion } | null;
};

/** What is done next of what waits; null: nothing can be done without a person. */
export type NextUnsent<Each> = { readonly step: 'send' | 'ask'; readonly each: Each } | null;

/**
 * The next of what waits, in the order in which it was taken. What a person is asked about holds up what is for the same
 * place, and nothing else: a second course never overtakes the first. Whether something that left the device arrived only
 * its answer tells: for as long as the server knows it again, its age asks nothing.
 */
export const nextUnsent = <Each extends UnsentByStaff>(
  waiting: readonly Each[],
  now: number,
): NextUnsent<Each> => {
  const held = new Set<string>();
  for (const each of waiting) {
    if (held.has(each.place)) continue;
    if (each.asks === null) {
      const isOld = now - each.at > (each.sent ? SENT_BY_STAFF_FOR_MS : UNSENT_BY_STAFF_FOR_MS);
      return { step: isOld ? 'ask' : 'send', each };
    }
    held.add(each.place);
  }
  return null;
};

/**
 * Whether the party that sits at a table since `satDown` is the one that sat there since `party`, or one that it joined: a
 * party that others joined sits since the first of them came.
 */
export const isPartyOrJoined = (party: number, satDown: number): boolean => satDown <= party;
