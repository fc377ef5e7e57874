// `npm run owner-link`: a link that lets an owner back in, for whoever has the machine.
import '../owner-link/main.ts';
