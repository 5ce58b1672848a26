import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import type { LongWork } from './examine.ts'

/** Counts between two lines, and between two updates of the line on a terminal. */
const EVERY = { line: 1000, terminal: 20 }

/** From the first column to the end of the line. */
const CLEAR = '\r\u001b[K'

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/**
 * Creates the report of long work's progress: on a terminal one line that is updated, elsewhere a line per thousand.
 */
export function createProgress(output: Output) {
  const every = output.isTTY ? EVERY.terminal : EVERY.line
  const write = (text: string) => output.write(output.isTTY ? `${CLEAR}${text}` : `${text}\n`)
  const told = new Map<LongWork, number>()
  return {
    onProgress(work: LongWork, count: number): void {
      const step = Math.floor(count / every)
      if (step === (told.get(work) ?? 0)) return
      told.set(work, step)
      write(fill(words.progress[work], { count }))
    },
    /** Clears the line on a terminal, before something else is printed. */
    clear(): void {
      if (output.isTTY && told.size > 0) output.write(CLEAR)
    },
  }
}
