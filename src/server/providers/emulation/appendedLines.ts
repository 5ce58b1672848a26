import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file of JSON lines that are only added, so that a killed process loses nothing and all processes on the machine see
 * the same. Reading is incremental. Reading and writing are synchronous, so no other task runs between them.
 */
export function createAppendedLines<Line>(file: string, take: (line: Line) => void) {
  let read = 0
  mkdirSync(dirname(file), { recursive: true })
  return {
    /** Takes the lines that were added since. */
    catchUp() {
      const text = textFrom(file, read)
      const end = text.lastIndexOf(0x0a) + 1
      read += end
      for (const line of text.subarray(0, end).toString('utf8').split('\n')) {
        const found = lineOf<Line>(line)
        if (found !== undefined) take(found)
      }
    },
    /** The leading line feed terminates a line that a killed process left incomplete. */
    write: (line: Line) => appendFileSync(file, `\n${JSON.stringify(line)}\n`, { mode: 0o600 }),
  }
}

/** Parses a line; undefined for an empty line and for one that a killed process left incomplete. */
function lineOf<Line>(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

/** Returns the file's content from an offset; empty when the file does not exist yet. */
function textFrom(file: string, start: number): Buffer {
  const handle = openSync(file, 'a+')
  try {
    const text = Buffer.alloc(Math.max(0, fstatSync(handle).size - start))
    return text.subarray(0, readSync(handle, text, 0, text.length, start))
  } finally {
    closeSync(handle)
  }
}
