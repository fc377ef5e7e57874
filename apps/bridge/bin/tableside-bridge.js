#!/usr/bin/env node
import '../dist/tableside-bridge.js';
