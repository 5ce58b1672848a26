import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const KEPT = 200

/** A file with one JSON entry per line, shared by all processes of the same user on the machine. */
export function createLineFile<Entry>(path: string) {
  return {
    async add(entry: Entry): Promise<void> {
      await mkdir(dirname(path), { recursive: true })
      await appendFile(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
    },
    /** Returns the newest entries first, as many as a page shows. */
    async list(matches: (entry: Entry) => boolean = () => true): Promise<Entry[]> {
      const text = await readFile(path, 'utf8').catch(() => '')
      const lines = text.split('\n').filter(Boolean)
      const entries = lines.map((line) => JSON.parse(line) as Entry).reverse()
      return entries.filter(matches).slice(0, KEPT)
    },
  }
}

export type LineFile<Entry> = ReturnType<typeof createLineFile<Entry>>
