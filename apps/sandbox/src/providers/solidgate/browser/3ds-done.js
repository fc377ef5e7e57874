// The bank has answered: tells the form, which opened this page in a frame.
import { report } from '../browser/frame-side.js';

if (window.parent !== window) report('done');
