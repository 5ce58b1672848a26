import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const smallest = { br: promisify(brotliCompress), gz: promisify(gzip) }
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/
/** Below it nothing is saved. */
const WORTH_IT = 300

/** Writes `<file>.br` and `<file>.gz` beside what was built, as small as they get; the server hands them out as they are. */
export const compressedCopies = (): Plugin => ({
  name: 'compressed-copies',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))
    await Promise.all(names.map((name) => compress(join(dir, name))))
  },
})

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_IT) return
  const copies = Object.entries(smallest).map(async ([end, pack]) =>
    writeFile(`${file}.${end}`, await pack(content)),
  )
  await Promise.all(copies)
}
