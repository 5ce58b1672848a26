import { closeSync, openSync, readSync } from 'node:fs'

/** Characters a font file has glyphs for. */
export interface Coverage {
  has(codePoint: number): boolean
}

const TABLE_RECORD = 16
const ENCODING_RECORD = 8
const GROUP = 12
/** The cmap format with characters beyond the basic plane; fonts for rare characters have one. */
const SEGMENTED_COVERAGE = 12

/**
 * Reads a font's character map: only that table, so that a file of 15 MB costs a quarter of one.
 * @throws when the file is no TrueType or OpenType font with a map of all planes
 */
export function readCoverage(file: string): Coverage {
  const map = readCharacterMap(file)
  const groups = groupsOf(map, file)
  return { has: (codePoint) => isIn(groups, codePoint) }
}

function readCharacterMap(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const count = read(handle, 4, 2).readUInt16BE(0)
    const tables = read(handle, 12, count * TABLE_RECORD)
    for (let at = 0; at < tables.length; at += TABLE_RECORD)
      if (tables.toString('latin1', at, at + 4) === 'cmap')
        return read(handle, tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12))
    throw new Error(`${file} has no character map`)
  } finally {
    closeSync(handle)
  }
}

function read(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(handle, bytes, 0, length, position)
  return bytes
}

/** First and last character of each group, alternating, in ascending order. */
function groupsOf(map: Buffer, file: string): Uint32Array {
  const encodings = map.readUInt16BE(2)
  for (let index = 0; index < encodings; index++) {
    const at = map.readUInt32BE(4 + index * ENCODING_RECORD + 4)
    if (map.readUInt16BE(at) === SEGMENTED_COVERAGE) return readGroups(map, at)
  }
  throw new Error(`${file} maps no characters beyond the basic plane`)
}

function readGroups(map: Buffer, at: number): Uint32Array {
  const count = map.readUInt32BE(at + 12)
  const groups = new Uint32Array(count * 2)
  for (let index = 0; index < count; index++) {
    const group = at + 16 + index * GROUP
    groups[index * 2] = map.readUInt32BE(group)
    groups[index * 2 + 1] = map.readUInt32BE(group + 4)
  }
  return groups
}

/** Binary search; most names need three characters, a page of text a few hundred. */
function isIn(groups: Uint32Array, codePoint: number): boolean {
  let low = 0
  let high = groups.length / 2 - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (codePoint < (groups[middle * 2] ?? 0)) high = middle - 1
    else if (codePoint > (groups[middle * 2 + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}
