/** What stands at the front of an archive, for whoever opens it years from now. */
export const readmeOf = (venue: string): string => `${venue}
${'='.repeat([...venue].length)}

This is everything that Tableside knew of the venue when the archive was made: its menu in all languages, pictures,
tables with their printed codes, orders, bills, payments, the journal, invoices, settings and who worked there.

To go on with it in another installation:

    npm run archive -- --restore this-file.zip

Codes that were printed stay valid where the other installation answers at the same address.

To read it with another program: every file in data/ holds one JSON object a line, in UTF-8. Amounts are whole minor
units (cents), times are UTC, ids are the same in all files: order_id in order-lines is the id of a line of orders.
manifest.json says what is in which file, how many lines each has, its SHA-256, and what the books come to. Pictures are
in pictures/, by the id that the menu names. The guide has all files and columns: docs/guide/archive-format.md.

Not in it: passwords, keys of payment providers and of other programs, sessions, and what browsers are called by. Enter
keys again after restoring; staff come in by invitations.

It holds what guests ordered, and what they gave for invoices. Keep it as you keep your books.
`;
