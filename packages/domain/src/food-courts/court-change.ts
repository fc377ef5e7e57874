import { isSame } from '../menu-edit/index.ts';

/** What guests see of a food court beside its venues. */
type Seen = {
  readonly name: unknown;
  readonly description: unknown;
  readonly cover: { readonly id: string } | null;
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  /** Who takes money for all of it. */
  readonly operator: string | null;
  /** Whether each stall's share goes on to it at once. */
  readonly direct: boolean;
  readonly isOpen: boolean;
  /** What guests may ask for. */
  readonly invoices: boolean;
  readonly texts: boolean;
  readonly sharedBaskets: boolean;
  readonly hours: unknown;
};

/** `commission`: what its operator keeps of a stall's sales, which is no change of the hall itself. */
export const COURT_CHANGES = ['closed', 'opened', 'paid', 'commission', 'renamed', 'changed'] as const;
export type CourtChange = (typeof COURT_CHANGES)[number];

/** What somebody did to a food court, the gravest of it; null: nothing, or its venues alone. */
export const courtChange = (before: Seen, after: Seen): CourtChange | null => {
  if (before.isOpen !== after.isOpen) return after.isOpen ? 'opened' : 'closed';
  if (before.operator !== after.operator || before.direct !== after.direct) return 'paid';
  if (!isSame(before.name, after.name)) return 'renamed';
  const seen = ({ description, cover, mainLanguage, languages, ...offers }: Seen) => ({
    description,
    invoices: offers.invoices,
    texts: offers.texts,
    sharedBaskets: offers.sharedBaskets,
    hours: offers.hours,
    cover: cover?.id,
    mainLanguage,
    languages: [...languages].sort(),
  });
  return isSame(seen(before), seen(after)) ? null : 'changed';
};
