import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { createPortThread } from '#server/threads/portThread.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createExportTurns, type ExportTurns } from './exportTurns.ts'
import type { Slice } from './sheet.ts'
import type { Answer, Said, SheetJob } from './sheetTalk.ts'

/** Writes sheets in a worker thread, several at a time, one for each account. */
export interface SheetWriter extends ExportTurns {
  /**
   * Yields the bytes of a sheet. Rows are read only as bytes are; ending the iteration ends the work in the thread.
   * @throws Error when the sheet cannot be written, or a step takes longer than `stepMs`
   */
  write(job: SheetJob, slices: AsyncIterable<Slice>): AsyncGenerator<Uint8Array>
}

const LIMITS = { stepMs: 60_000, idleMs: 60_000 }

/** @param limits milliseconds for one step of a sheet, and until an idle thread is terminated */
export function createSheetWriter(limits = LIMITS): SheetWriter {
  const entry = threadEntry('sheetWriter.js', './sheetThread.ts', import.meta.url)
  const thread = createPortThread<SheetJob>(entry, limits.idleMs)
  return {
    ...createExportTurns(),
    async *write(job, slices) {
      const { port, hangUp } = thread.open(job)
      const rows = slices[Symbol.asyncIterator]()
      try {
        yield* conversation(port, rows, limits.stepMs)
      } finally {
        hangUp()
        await rows.return?.()
      }
    },
  }
}

async function* conversation(
  port: MessagePort,
  rows: AsyncIterator<Slice>,
  stepMs: number,
): AsyncGenerator<Uint8Array> {
  const heard = on(port, 'message', { close: ['close'] })
  port.start()
  for (;;) {
    const said = await withDeadline(heard.next() as Promise<IteratorResult<[Said]>>, stepMs)
    if ('error' in said) throw new Error(said.error)
    if ('done' in said) return
    if ('chunk' in said) yield said.chunk
    answer(port, 'chunk' in said ? { taken: true } : { slice: await nextOf(rows) })
  }
}

async function nextOf(rows: AsyncIterator<Slice>): Promise<Slice | undefined> {
  const { done, value } = await rows.next()
  return done ? undefined : value
}

/** Sends an answer; the bytes of rows are transferred without a copy. */
function answer(port: MessagePort, said: Answer): void {
  const bytes = 'slice' in said && said.slice ? [said.slice.buffer] : []
  port.postMessage(said, bytes)
}

async function withDeadline(next: Promise<IteratorResult<[Said]>>, ms: number): Promise<Said> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error('a sheet took too long')), ms)
  })
  try {
    const { done, value } = await Promise.race([next, late])
    if (done) throw new Error('the thread has ended')
    return value[0]
  } finally {
    clearTimeout(alarm)
  }
}
