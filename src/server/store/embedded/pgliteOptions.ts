import { PGlite, types } from '@electric-sql/pglite'

/**
 * PGlite's start parameters plus a recursion limit that fits its stack: PostgreSQL then refuses statements nested too
 * deep (54001) before the thread's stack overflows (`stackSizeMb` in workerLife.ts).
 */
const START: readonly string[] = [...PGlite.defaultStartParams, ...['-c', 'max_stack_depth=1MB']]

/** Few buffers: the files are memory, too, and clearing 128 MB is half of the time to open a small database. */
export const MEMORY_START: readonly string[] = [...START, ...['-c', 'shared_buffers=8MB']]

/**
 * Without `-F` (fsync off), and with a flush to disk at every commit. A quarter of the usual buffers: clearing them is part
 * of every start, and what they do not hold stands in the system's cache.
 */
export const DURABLE_START: readonly string[] = [
  ...START.filter((parameter) => parameter !== '-F'),
  ...['-c', 'shared_buffers=32MB'],
  ...['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  // fdatasync, the default on Linux, is a no-op in PGlite's system layer.
  ...['-c', 'wal_sync_method=fsync'],
]

const asText = (text: string) => text

/** Same JavaScript values as from `pg`: bigint, numeric and date stay text. */
export const PARSERS = { [types.INT8]: asText, [types.NUMERIC]: asText, [types.DATE]: asText }

/** Parameters are already PostgreSQL's text format (wireParameters.ts); PGlite must not convert them again. */
export const SERIALIZERS = Object.fromEntries(
  Object.keys(types.serializers).map((type) => [type, asText]),
)
