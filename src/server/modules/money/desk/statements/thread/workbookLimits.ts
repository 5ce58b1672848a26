import { inflateRawSync } from 'node:zlib'
import { StatementFault } from '#domain/money/statement/statementFault.ts'

const MIB = 1024 * 1024

/** Far above a year of a large society's account, which has 20,000 lines; below what the thread has memory for. */
const MOST = { unpackedMb: 64, rows: 100_000, cells: 2_000_000 }

/** A file inside of an archive. */
interface Part {
  name: string
  unpack(): Buffer
}

/**
 * Refuses a workbook that would take minutes or exhaust the memory, before anything parses it: each file in it is
 * unpacked up to the limit, regardless of its declared size, and rows and cells are counted in its text. An empty cell
 * costs as much as a full one, so the rectangle that a sheet spans counts.
 * @throws StatementFault `unpacked`, `manyRows` or `manyCells` with the limit
 */
export function requireWorkbookSize(archive: Uint8Array): void {
  let left = MOST.unpackedMb * MIB
  for (const { name, unpack } of partsOf(archive, () => left)) {
    const content = unpack()
    left -= content.length
    if (name.endsWith('.xml') && name.includes('worksheets/')) requireSheetSize(content)
  }
}

/**
 * Refuses a text with too many rows or cells, counted by the characters that end them.
 * @throws StatementFault `manyRows` or `manyCells` with the limit
 */
export function requireTextSize(text: string): void {
  let rows = 0
  let cells = 0
  for (const [end] of text.matchAll(/[,;\t\n\r]/g)) {
    cells += 1
    if (end === '\n' || end === '\r') rows += 1
    if (cells > MOST.cells) throw new StatementFault('manyCells', { wanted: String(MOST.cells) })
    if (rows > MOST.rows * 2) throw new StatementFault('manyRows', { wanted: String(MOST.rows) })
  }
}

/** Start tag of a row or cell anywhere in a sheet; its attributes never exceed 200 characters. */
const TAG = /<(?:[\w.-]{1,20}:)?(row|c)\b([^<>]{0,200})/g
const PLACE = /\br\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/

function requireSheetSize(content: Buffer): void {
  const span = { rows: 0, columns: 0, cells: 0 }
  for (const [, tag, attributes = ''] of content.toString('latin1').matchAll(TAG)) {
    const [, letters = '', digits = '0'] = PLACE.exec(attributes) ?? []
    if (tag === 'c') span.cells += 1
    else span.rows = Math.max(span.rows + 1, Number(digits))
    span.rows = Math.max(span.rows, Number(digits))
    span.columns = Math.max(span.columns, columnOf(letters))
    if (span.rows > MOST.rows) throw new StatementFault('manyRows', { wanted: String(MOST.rows) })
    if (Math.max(span.cells, span.rows * span.columns) > MOST.cells)
      throw new StatementFault('manyCells', { wanted: String(MOST.cells) })
  }
}

/** The number of a column from 1: `A`, `XFD`. */
const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const DIRECTORY_END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const COMMENT_BYTES = 65_535

/** Returns the files in an archive's directory; empty for a broken archive, which its reader refuses. */
function partsOf(bytes: Uint8Array, left: () => number): Part[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(archive)
  const parts: Part[] = []
  let at = end === undefined ? archive.length : archive.readUInt32LE(end + 16)
  while (at + 46 <= archive.length && archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const entry = at
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((from) =>
      archive.readUInt16LE(entry + from),
    )
    parts.push({
      name: archive.toString('utf8', entry + 46, entry + 46 + name),
      unpack: () => unpacked(archive, entry, left()),
    })
    at += 46 + name + extra + comment
  }
  return parts
}

function directoryEnd(archive: Buffer): number | undefined {
  const lowest = Math.max(0, archive.length - END_BYTES - COMMENT_BYTES)
  for (let at = archive.length - END_BYTES; at >= lowest; at -= 1)
    if (archive.readUInt32LE(at) === DIRECTORY_END) return at
  return undefined
}

const STORED = 0

/**
 * Unpacks a part of at most `left` bytes; empty for a broken part. Throws StatementFault `unpacked` for a larger one.
 */
function unpacked(archive: Buffer, entry: number, left: number): Buffer {
  const local = archive.readUInt32LE(entry + 42)
  if (local + 30 > archive.length) return Buffer.alloc(0)
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(start, start + archive.readUInt32LE(entry + 20))
  if (archive.readUInt16LE(entry + 10) === STORED) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return Buffer.alloc(0)
    throw new StatementFault('unpacked', { wanted: String(MOST.unpackedMb) })
  }
}
