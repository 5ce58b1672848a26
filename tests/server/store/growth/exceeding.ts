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
    /^list(?:Submitted|Returned|Invoices|Reconcile|Payments|Plans|Refunds), keyword|^page(?:Questions|Reminders), keyword/,
    {
      buffers: 6_000,
      rows: 4,
      why: 'each of up to 1,000 members meant is looked up, and each of their rows: four pages (decision 0344)',
    },
  ],
  [/keyword/, { buffers: 2_000, rows: 3, why: 'searches read the terms of each list they span' }],
  [
    /^applicationRepository, members/,
    {
      buffers: 6_000,
      rows: 1,
      why: 'members lie in no order: each turn to another of the few pages of the visibility map counts',
    },
  ],
  [
    /^listActivity, of accounts/,
    { buffers: 3_000, rows: 10, why: 'entries of several accounts are read and sorted' },
  ],
  [
    /^listDeskReliefs/,
    {
      buffers: 3_000,
      rows: 1,
      why: 'reliefs are given one by one: of hundreds each has its last step looked up',
    },
  ],
  [
    /^listMissing/,
    { buffers: 2_000, rows: 4, why: 'payments of the same days by other methods are passed by' },
  ],
  [/^listEnding/, { buffers: 7_000, rows: 1, why: 'read by a job that reminds, 500 at a time' }],
]

const NONE: Exceeding = { buffers: 2_000, rows: 1, why: '' }

/** What a query, by its name and what it is asked for, may read. */
export const mostOf = (asked: string): Exceeding =>
  EXCEEDING.find(([which]) => which.test(asked))?.[1] ?? NONE
