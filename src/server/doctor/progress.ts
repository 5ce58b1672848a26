import { fill } from '#domain/text/fill.ts'
import words from '../messages/doctor.json' with { type: 'json' }
import type { LongWork } from './examine.ts'

/** After how many a line is written, and after how many the one on a terminal changes. */
const EVERY = { line: 1000, terminal: 20 }

/** From the first column to the end of the line. */
const CLEAR = '\r\u001b[K'

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** Says how far long work is: in one line that changes on a terminal, elsewhere a line every thousand. */
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
    /** Takes the line on a terminal away, before something is printed. */
    clear(): void {
      if (output.isTTY && told.size > 0) output.write(CLEAR)
    },
  }
}
