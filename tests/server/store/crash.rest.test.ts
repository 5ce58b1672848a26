import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from './openDiskStore.ts'
import { crash } from './proofs/crashProof.ts'
import { verifyWrites } from './proofs/verifyWrites.ts'

const KILLS = 8

test('eight kill -9, some of them during recovery, lose nothing that was acknowledged', async () => {
  const dataDir = await freshDataDir()
  const acknowledgedFile = join(dataDir, 'acknowledged')
  const { kills } = await crash(dataDir, acknowledgedFile, KILLS)
  const verdict = await verifyWrites(dataDir, acknowledgedFile)
  expect(verdict).toMatchObject({ lost: [], torn: false, damage: [] })
  expect(verdict.acknowledged).toBeGreaterThan(0)
  expect(verdict.stored - verdict.acknowledged).toBeLessThanOrEqual(kills)
  rmSync(dataDir, { recursive: true })
})
