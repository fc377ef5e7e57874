/** SQL that counts papers which came out, or may have; `papers` selects venue, what of, which writing, 1 and when. */
export const notePapers = (papers: string): string => `
  insert into printed_paper as had (venue_id, about, says, times, last_at) ${papers}
  on conflict (venue_id, about, says) do update set times = had.times + 1, last_at = excluded.last_at`;
