import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const smallest = { br: promisify(brotliCompress), gz: promisify(gzip) }
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/
/** Below it nothing is saved. */
const WORTH_IT = 300

/** Writes `<file>.br` and `<file>.gz` beside what was built, as small as they get; the server hands them out as they are. */
export async function compressedCopies(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(files.map((name) => compress(join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_IT) return
  const copies = Object.entries(smallest).map(async ([end, pack]) =>
    writeFile(`${file}.${end}`, await pack(content)),
  )
  await Promise.all(copies)
}
