import { describe, expect, test } from 'vitest'
import { traceFlushes, whyNoTrace } from './proofs/flushTrace.ts'
import { LoopDisk, whyNoLoopDisk } from './proofs/loopDisk.ts'
import { cutPower } from './proofs/powerProof.ts'

const noDisk = whyNoLoopDisk()
if (noDisk) console.info(`no power was cut: ${noDisk}`)
const noTrace = whyNoTrace()
if (noTrace) console.info(`no flush was traced: ${noTrace}`)

describe.skipIf(noDisk)('a power cut', () => {
  test('loses nothing that was acknowledged, but does with PGlite as it comes', async () => {
    const disk = new LoopDisk(300)
    try {
      const verdict = await cutPower(disk)
      expect(verdict).toMatchObject({ lost: [], torn: false, damage: [] })
      expect(verdict.acknowledged).toBeGreaterThan(0)
      const careless = await cutPower(disk, 'carelessWriter.ts').catch(() => 'cannot be opened')
      const lost = typeof careless === 'string' ? 1 : careless.lost.length
      expect(lost).toBeGreaterThan(0)
    } finally {
      disk.remove()
    }
  })
})

test.skipIf(noTrace)('every commit is flushed to the disk before it is acknowledged', async () => {
  const trace = await traceFlushes()
  expect(trace.acknowledged).toBeGreaterThan(10)
  expect(trace.unflushed).toBe(0)
})
