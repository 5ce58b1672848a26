/** Size of a PostgreSQL page in bytes, and the byte offset of its checksum. */
export const PAGE_BYTES = 8192
const CHECKSUM_AT = 8

const LANES = 32
const PRIME = 16_777_619

/** Initial value of each lane; fixed by PostgreSQL's page format. */
const BEGINNINGS = Int32Array.of(
  ...[
    0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  ],
  ...[
    0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  ],
  ...[
    0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  ],
  ...[
    0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
  ],
)

/**
 * True for an intact page: its checksum matches its content and number, or is absent, because the page is new or the
 * database stores none.
 * @param page at an offset of its buffer that is a multiple of four bytes
 * @param number of the page in its relation, from 0
 */
export function isWholePage(page: Buffer, number: number): boolean {
  const stored = page.readUInt16LE(CHECKSUM_AT)
  return stored === 0 ? true : stored === pageChecksum(page, number)
}

const WORDS = PAGE_BYTES / 4
const CHECKSUM_WORD = CHECKSUM_AT / 4

/**
 * Returns the checksum that PostgreSQL computes for a page, never 0; the checksum field itself counts as 0. Reads words
 * in the machine's byte order, which must be little-endian.
 */
function pageChecksum(page: Buffer, number: number): number {
  const words = new Int32Array(page.buffer, page.byteOffset, WORDS)
  let all = 0
  for (let lane = 0; lane < LANES; lane += 1) {
    let sum = BEGINNINGS[lane] ?? 0
    for (let at = lane; at < WORDS; at += LANES) {
      const word = words[at] ?? 0
      const mixed = sum ^ (at === CHECKSUM_WORD ? word & ~0xffff : word)
      sum = Math.imul(mixed, PRIME) ^ (mixed >>> 17)
    }
    sum = Math.imul(sum, PRIME) ^ (sum >>> 17)
    all ^= Math.imul(sum, PRIME) ^ (sum >>> 17)
  }
  return (((all ^ number) >>> 0) % 65_535) + 1
}
