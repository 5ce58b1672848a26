import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds the measured work takes on the machine the limits of the tests were chosen on, when it is idle. */
const REFERENCE_MS = 25

/** A machine ten times slower than the reference is broken rather than slow. */
const MOST = 10

/** Milliseconds this machine needs, right now, for a fixed amount of work on one core. */
function measure(): number {
  const block = Buffer.alloc(1 << 20)
  const begun = performance.now()
  for (let turn = 0; turn < 24; turn += 1) createHash('sha512').update(block).digest()
  return performance.now() - begun
}

/** How much longer than on the idle reference machine anything takes here: at least 1. */
function measuredFactor(): number {
  const crowd = (loadavg()[0] ?? 0) / availableParallelism()
  return Math.min(MOST, Math.max(1, measure() / REFERENCE_MS, crowd))
}

/** Measured once per run, by the process that reads the configuration; its workers inherit it. */
process.env.TEST_PATIENCE ??= measuredFactor().toFixed(2)

/**
 * Milliseconds to wait for something that takes at most `seconds` on the idle reference machine. Every limit of a
 * test comes from here, so that a slow or shared machine makes a run longer and not red.
 */
export const patience = (seconds: number): number =>
  Math.round(seconds * 1000 * Number(process.env.TEST_PATIENCE))
