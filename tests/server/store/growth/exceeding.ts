/** What a query may read beyond what the others may, and why. */
interface Exceeding {
  /** Pages of the database that one statement looks at. */
  buffers: number
  /** How many times the rows of one table. */
  rows: number
  why: string
}

const EXCEEDING: readonly (readonly [RegExp, Exceeding])[] = [
  [
    /of days long ago, a part$/,
    {
      buffers: 40_000,
      rows: 100,
      why: 'an export of some days looks for its first part in the order of creation, through all that came before',
    },
  ],
  [
    /, a part$/,
    {
      buffers: 25_000,
      rows: 5,
      why: 'each of the 500 rows of a part of an export has what up to ten tables say of it; no page waits for it',
    },
  ],
  [
    /^(?:listDueParts|listOverduePlans),/,
    {
      buffers: 20_000,
      rows: 1,
      why: 'a batch of a sweep reads the parts of each of its plans, and of plans that are not overdue; nobody waits for it',
    },
  ],
  [
    /^list(?:Submitted|Returned), keyword/,
    { buffers: 2_000, rows: 4, why: 'all that wait or were sent back are compared, in one index' },
  ],
  [/keyword/, { buffers: 2_000, rows: 3, why: 'searches read the terms of each list they span' }],
  [
    /^listMissing/,
    { buffers: 2_000, rows: 4, why: 'payments of the same days by other methods are passed by' },
  ],
]

const NONE: Exceeding = { buffers: 2_000, rows: 1, why: '' }

/** What a query, by its name and what it is asked for, may read. */
export const mostOf = (asked: string): Exceeding =>
  EXCEEDING.find(([which]) => which.test(asked))?.[1] ?? NONE
