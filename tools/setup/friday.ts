// `npm run friday`: a full evening, after which every number has to agree with the journal.
import '../friday/main.ts';
