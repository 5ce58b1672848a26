import { traceFlushes } from './flushTrace.ts'
import { LoopDisk, whyNoLoopDisk } from './loopDisk.ts'
import { cutPower } from './powerProof.ts'

/**
 * `npm run proof:power -- [CUTS]`: power cuts, and nothing acknowledged may be missing; then one with PGlite as it
 * comes, which must lose something, or the cuts prove nothing. Where no disk can be made, the system calls are traced.
 */
const cuts = Number(process.argv[2] ?? 20)
const reason = whyNoLoopDisk()
if (reason) {
  console.info(`${reason}; tracing system calls instead`)
  const trace = await traceFlushes()
  console.info(trace)
  process.exit(trace.acknowledged > 0 && trace.unflushed === 0 ? 0 : 1)
}
const disk = new LoopDisk(400)
try {
  for (let cut = 1; cut <= cuts; cut++) {
    const { lost, ...verdict } = await cutPower(disk)
    console.info(`cut ${cut} of ${cuts}`, { ...verdict, lost: lost.length })
    if (lost.length > 0 || verdict.torn || verdict.damage.length > 0) process.exitCode = 1
  }
  const control = await cutPower(disk, 'carelessWriter.ts').catch((error: Error) => error.message)
  const loss = typeof control === 'string' ? `cannot be opened: ${control}` : control.lost.length
  console.info('control, PGlite as it comes, lost:', loss)
  if (loss === 0) process.exitCode = 1
} finally {
  disk.remove()
}
