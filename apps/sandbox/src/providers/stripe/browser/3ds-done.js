// The bank has answered: tells stripe.js, which opened this page in a frame.
import { report } from '../browser/frame-side.js';

if (window.parent !== window) report('done');
