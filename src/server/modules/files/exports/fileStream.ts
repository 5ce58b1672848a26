import { Readable } from 'node:stream'
import type { FileStream, StreamEnd } from '#server/base/servedFile.ts'

export interface FileWork {
  /** Number of rows read so far. */
  rows: () => number
  /** Called once, when the work has ended. */
  release: () => void
}

/** Longest time in which a client reads no bytes, and longest time for the whole file, in ms. */
const LIMITS = { idleMs: 60_000, totalMs: 1_800_000 }

/** Most bytes buffered for the client; generation pauses at this number. */
const BUFFERED = 64 * 1024

/**
 * Waits for the first bytes, so that an immediate failure is still answered as a refusal, then generates the others as
 * they are read. The work ends when the client disconnects, reads nothing for a minute, or takes more than half an
 * hour.
 */
export async function fileStream(
  chunks: AsyncGenerator<Uint8Array>,
  { rows, release }: FileWork,
  { idleMs, totalMs } = LIMITS,
): Promise<FileStream> {
  let tell: (end: StreamEnd) => Promise<void> = async () => undefined
  let isTold = false
  const end = async (outcome: StreamEnd['outcome']) => {
    if (isTold) return
    isTold = true
    await tell({ outcome, rows: rows() })
  }
  const breakOff = (why: string) => bytes.destroy(new Error(why))
  const first = await chunks.next()
  const patience = () => setTimeout(breakOff, idleMs, 'the client takes nothing').unref()
  let waiting = patience()
  const paced = async function* () {
    for (let next = first; !next.done; next = await chunks.next()) {
      waiting = rearmed(waiting, patience)
      yield next.value
      clearTimeout(waiting)
    }
    await end('complete')
  }
  const bytes = Readable.from(paced(), { objectMode: false, highWaterMark: BUFFERED })
  const late = setTimeout(breakOff, totalMs, 'the file took too long').unref()
  bytes.on('error', () => undefined)
  bytes.once('close', () => {
    clearTimeout(waiting)
    clearTimeout(late)
    release()
    void chunks.return(undefined).catch(() => undefined)
    void end('broken').catch(() => undefined)
  })
  return {
    bytes,
    whenEnded(told) {
      tell = told
    },
  }
}

function rearmed(timer: NodeJS.Timeout, arm: () => NodeJS.Timeout): NodeJS.Timeout {
  clearTimeout(timer)
  return arm()
}
