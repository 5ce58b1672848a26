/** Reads the bytes of a file from `from` up to but not including `to`; fewer where the file ends before. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array>

/** Bytes of a file at any place, from parts of a moderate size: no file is held as a whole. */
export interface PartReader {
  /** Bytes from `from` on, at least `count` of them unless the file ends before, and as many more as are at hand. */
  at(from: number, count: number): Promise<Uint8Array>
}

const PART_BYTES = 256 * 1024

/** @param size of the file, in bytes */
export function createPartReader(read: ReadPart, size: number): PartReader {
  let begins = 0
  let part: Uint8Array = new Uint8Array()
  return {
    async at(from, count) {
      const to = Math.min(size, from + count)
      if (from < begins || to > begins + part.length) {
        part = await read(from, Math.min(size, from + PART_BYTES))
        begins = from
      }
      return part.subarray(from - begins)
    },
  }
}
