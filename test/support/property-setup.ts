import fc from 'fast-check';
import { propertySeed, runs } from './property-runs.ts';

fc.configureGlobal({ seed: propertySeed, ...runs(0.1) });
