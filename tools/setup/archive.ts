// `npm run archive`: everything of a venue in one file, and back.
import '../archive/main.ts';
