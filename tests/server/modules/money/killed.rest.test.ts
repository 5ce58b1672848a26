import { describe, expect, test } from 'vitest'
import { killedProof } from './proofs/killedProof.ts'
import { missingPostgres } from './proofs/society.ts'
import { twoServersProof } from './proofs/twoServersProof.ts'

/** The long way: `npm run proof:dues`. */
const SHORT = { kills: 2, seed: 20261121 } as const
const missing = await missingPostgres()

describe.concurrent('whenever a server is killed, every payment is recorded once and the books balance', () => {
  for (const database of ['embedded', 'postgres'] as const)
    test.skipIf(database === 'postgres' && missing !== undefined)(
      `on the database ${database}`,
      async () => {
        const { faults, recorded, paidAtProvider } = await killedProof({ ...SHORT, database })
        expect(faults).toEqual([])
        expect(recorded).toBeGreaterThanOrEqual(paidAtProvider)
        expect(paidAtProvider).toBeGreaterThan(0)
      },
    )

  test.skipIf(missing !== undefined)(
    'by two servers that hear of it at the same moment',
    async () => {
      const { faults, recorded, years } = await twoServersProof({ ...SHORT, payments: 10 })
      expect(faults).toEqual([])
      expect({ recorded, years }).toEqual({ recorded: 10, years: 10 })
    },
  )
})
