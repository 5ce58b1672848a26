import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../../support/until.ts'
import { spawnChild } from '../children/spawnChild.ts'
import { freshDataDir } from '../openDiskStore.ts'

export interface FlushTrace {
  acknowledged: number
  /** Acknowledgements that came while a write to the log of the database was not flushed yet. */
  unflushed: number
}

/** Acknowledgements that a trace waits for. */
const ENOUGH = 40

/**
 * Runs the writer under strace and reads the order of its system calls: before each acknowledgement, every write to
 * the write-ahead log must have been flushed.
 */
export async function traceFlushes(): Promise<FlushTrace> {
  const dataDir = await freshDataDir()
  const trace = join(dataDir, 'trace')
  const acknowledged = join(dataDir, 'acknowledged')
  const strace = ['strace', '-f', '-y', '-qq', '-o', trace, '-e', CALLS]
  const writer = spawnChild('writer.ts', [dataDir, acknowledged], strace)
  try {
    await writer.prints('ready')
    await until(
      () => readFileSync(acknowledged, 'utf8').split('\n').length > ENOUGH,
      () => 'the writer acknowledges nothing',
    )
  } finally {
    await writer.kill()
  }
  const result = readTrace(readFileSync(trace, 'utf8'))
  rmSync(dataDir, { recursive: true })
  return result
}

/** Why nothing can be traced here; undefined when it can. */
export function whyNoTrace(): string | undefined {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'strace is missing or not allowed'
  }
}

const CALLS = 'trace=write,pwrite64,pwritev,fsync,fdatasync'

const LOG_WRITE = /\bp?write(?:64|v)?\(\d+<[^>]*\/pg_wal\/[^>]+>/
const LOG_FLUSH = /\bfsync\(\d+<[^>]*\/pg_wal\/[^>]+>(\)\s*= 0| <unfinished)/
const RESUMED = /<\.\.\. fsync resumed>\)\s*= 0/
const ACKNOWLEDGED = /\bwrite\(\d+<[^>]*\/acknowledged>/

/** Another thread's call may cut a flush in two lines; it has happened at the second, of the same thread. */
function readTrace(trace: string): FlushTrace {
  const result = { acknowledged: 0, unflushed: 0 }
  const flushing = new Set<string>()
  let dirty = false
  for (const call of trace.split('\n')) {
    const [thread = ''] = call.split(' ')
    const flush = LOG_FLUSH.exec(call)
    if (LOG_WRITE.test(call)) dirty = true
    else if (flush?.[1]?.includes('unfinished')) flushing.add(thread)
    else if (flush || (RESUMED.test(call) && flushing.delete(thread))) dirty = false
    else if (ACKNOWLEDGED.test(call)) {
      result.acknowledged += 1
      if (dirty) result.unflushed += 1
    }
  }
  return result
}
