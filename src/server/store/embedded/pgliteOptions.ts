import { PGlite, types } from '@electric-sql/pglite'

/**
 * PGlite's own start parameters, and a recursion limit its stack holds: PostgreSQL then refuses what is nested too
 * deep (54001) before the thread's stack overflows (`stackSizeMb` in workerEntry.ts).
 */
export const MEMORY_START: readonly string[] = [
  ...PGlite.defaultStartParams,
  ...['-c', 'max_stack_depth=1MB'],
]

/** Without `-F` (fsync off), and with a flush at every commit that reaches the disk. */
export const DURABLE_START: readonly string[] = [
  ...MEMORY_START.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  // fdatasync, the default on Linux, is a no-op in PGlite's system layer
  ...['-c', 'wal_sync_method=fsync'],
]

const asText = (text: string) => text

/** The same JavaScript values as from `pg`: bigint, numeric and date stay text. */
export const PARSERS = { [types.INT8]: asText, [types.NUMERIC]: asText, [types.DATE]: asText }

/** Parameters arrive as the text PostgreSQL reads (wireParameters.ts); PGlite must not convert them again. */
export const SERIALIZERS = Object.fromEntries(
  Object.keys(types.serializers).map((type) => [type, asText]),
)
