// `npm run second-step`: fresh recovery codes for somebody who lost phone and codes.
import '../second-step/main.ts';
