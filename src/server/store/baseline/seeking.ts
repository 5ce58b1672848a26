/**
 * Settings of functions that look up single rows: a plan that was made when a table had few rows, and is kept, would
 * read all of it.
 */
export const SEEKING =
  'set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan'

/** The same for functions that also join tables: row by row, by an index. */
export const SEEKING_EACH = `${SEEKING} set enable_hashjoin = off set enable_mergejoin = off`
