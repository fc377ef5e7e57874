/** A company as registers know it. */
export type RegisteredCompany = {
  readonly title: string;
  readonly code: string;
  readonly address: string;
  readonly vatCode: string | null;
};

/** What is looked for: a part of a name, or how a code begins. */
export type CompanyQuery = { readonly country: string } & (
  | { readonly name: string }
  | { readonly code: string }
);

/** A source of companies. */
export type CompanyRegister = {
  /** Whether it knows companies of a country. */
  readonly knows: (country: string) => Promise<boolean>;
  /** At most `most` matches, any of them when there are more. Throws when it does not answer. */
  readonly search: (query: CompanyQuery, most: number) => Promise<RegisteredCompany[]>;
};
