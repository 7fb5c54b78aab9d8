/**
 * How often a property is tried, and from where. A plain test run tries the same inputs each time, so
 * that a failure tells of the change at hand; `npm run properties -- --runs N --seed S` looks further
 * afield (test/properties/run.mjs sets both).
 */
const usual = 1_000;
const wanted = Number(process.env.PROPERTY_RUNS ?? usual);

export const propertySeed = Number(process.env.PROPERTY_SEED ?? 1);

/** `share` is the part of the wanted runs that a property gets: less for a slow one, more for a quick one. */
export function runs(share = 1) {
  return { numRuns: Math.max(1, Math.round(wanted * share)) };
}

/** However many there are, they are let to finish. */
export const runsTimeoutMs = Math.max(60_000, wanted * 200);
