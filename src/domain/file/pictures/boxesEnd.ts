import type { PartReader } from './partReader.ts'

/** Bounds the walk: no real image has as many boxes, but a crafted file of tiny ones would take long. */
const MOST_BOXES = 10_000

/** A box: its name of four letters, and where it ends; undefined for a length that cannot be one. */
interface Box {
  type: string
  end: number | undefined
}

type ReadBox = (bytes: DataView, at: number) => Box

/** Yields the top-level boxes of a file in order, up to the first that is invalid or exceeds the file. */
async function* boxesOf(reader: PartReader, size: number, readBox: ReadBox) {
  let at = 0
  for (let count = 0; at < size; count += 1) {
    const bytes = await reader.at(at, 16)
    const box = bytes.length >= 8 ? readBox(viewOf(bytes), at) : undefined
    if (!box || !/^[\w ]{4}$/.test(box.type)) return
    const fits = box.end !== undefined && box.end <= size && count < MOST_BOXES
    yield { type: box.type, fits }
    if (!fits) return
    at = box.end ?? size
  }
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.length))

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

/**
 * Whether the boxes of a HEIF file fit into it, its description and its data among them. What reads like no box behind
 * them is the camera's.
 */
export async function heifEnds(reader: PartReader, size: number): Promise<boolean> {
  const found = new Set<string>()
  for await (const { type, fits } of boxesOf(reader, size, heifBox(size))) {
    if (!fits) return false
    found.add(type)
  }
  return found.has('mdat') && (found.has('meta') || found.has('moov'))
}

/** A length of 1 means a 64-bit length after the name, 0 the rest of the file (ISO 14496-12). */
const heifBox =
  (size: number): ReadBox =>
  (view, at) => {
    const short = view.getUint32(0)
    const hasLong = short === 1 && view.byteLength >= 16
    const length = hasLong ? Number(view.getBigUint64(8)) : short
    const isLength = length >= (hasLong ? 16 : 8)
    const end = isLength ? at + length : undefined
    return { type: nameAt(view, 4), end: short === 0 ? size : end }
  }

/** Returns whether the chunks of a PNG continue to the final one. */
export async function pngEnds(reader: PartReader, size: number): Promise<boolean> {
  const behind: PartReader = { at: (from, count) => reader.at(from + SIGNATURE, count) }
  for await (const { type, fits } of boxesOf(behind, size - SIGNATURE, pngChunk))
    if (!fits || type === 'IEND') return fits
  return false
}

const SIGNATURE = 8

/** Length, name, content and four bytes of a checksum. */
const pngChunk: ReadBox = (view, at) => ({
  type: nameAt(view, 4),
  end: at + 12 + view.getUint32(0),
})
