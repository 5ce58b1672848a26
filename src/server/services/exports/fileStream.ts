import { Readable } from 'node:stream'

/** How the sending of a file ended: everything was handed to the connection, or it was broken off. */
export interface StreamEnd {
  outcome: 'complete' | 'broken'
  rows: number
}

/** The bytes of a file that is made while it is sent. */
export interface FileStream {
  /** Destroying it ends the work; it is destroyed with an error when the file cannot be completed. */
  bytes: Readable
  /** Sets who is told of the end, once. A complete file waits for it: when it rejects, the file is broken off. */
  whenEnded(tell: (end: StreamEnd) => Promise<void>): void
}

export interface FileWork {
  /** Rows read until now. */
  rows: () => number
  /** Called once, when the work is over. */
  release: () => void
}

/** Milliseconds that a client may take nothing, and that the whole file may take. */
const LIMITS = { idleMs: 60_000, totalMs: 1_800_000 }

/** Bytes that wait for the client; with as many waiting, no more are made. */
const BUFFERED = 64 * 1024

/**
 * Waits for the first bytes, so that what fails at once is still a refusal, then makes the others as they are taken. A
 * client that is gone, takes nothing for a minute, or is not done in half an hour ends the work.
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
