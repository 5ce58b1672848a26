import type { PartReader } from './partReader.ts'

const END = 0xd9
const SCAN = 0xda
/** A marker with its length. */
const HEAD_BYTES = 4

/** The result of reading a block: the bytes consumed, and whether a scan began or the image ended in it. */
interface Read {
  moved: number
  scanned: boolean
  ended: boolean
}

/**
 * Returns whether a JPEG has a scan and, after it, its end marker. Segments are skipped by their lengths, so that the
 * end of an embedded thumbnail is not mistaken for the image's; bytes after the end are the camera's.
 */
export async function jpegEnds(reader: PartReader, size: number): Promise<boolean> {
  let at = 2
  let scanned = false
  while (at < size) {
    const read = readMarkers(await reader.at(at, HEAD_BYTES), scanned)
    if (read.ended) return read.scanned
    if (read.moved === 0) return false
    at += read.moved
    scanned = read.scanned
  }
  return false
}

/** Goes from marker to marker as long as one is whole; the data of a scan are passed over byte by byte. */
function readMarkers(bytes: Uint8Array, scannedBefore: boolean): Read {
  let at = 0
  let scanned = scannedBefore
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return { moved: bytes.length, scanned, ended: false }
    const marker = bytes[at + 1]
    if (marker === END) return { moved: at, scanned, ended: true }
    if (marker === undefined) return { moved: at, scanned, ended: false }
    if (standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (at + HEAD_BYTES > bytes.length) return { moved: at, scanned, ended: false }
    scanned ||= marker === SCAN
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (at > bytes.length) return { moved: at, scanned, ended: false }
  }
}

/** Markers without a length: a stuffed zero, TEM, the restarts, a start, and a filling byte before another marker. */
const standsAlone = (marker: number): boolean =>
  marker <= 1 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff
