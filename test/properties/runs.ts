/**
 * How often a property is tried, and from where. `npm run properties -- --runs N --seed S` sets both
 * (run.mjs); a plain test run tries the main property a thousand times from a seed of its own.
 */
const usual = 1_000;
const wanted = Number(process.env.PROPERTY_RUNS ?? usual);
const seed = process.env.PROPERTY_SEED;

/** `share` is the part of the runs that a slower property gets. */
export function runs(share = 1) {
  return {
    numRuns: Math.max(1, Math.round(wanted * share)),
    ...(seed !== undefined && { seed: Number(seed) }),
  };
}

/** However many there are, they are let to finish. */
export const runsTimeoutMs = Math.max(60_000, wanted * 200);
