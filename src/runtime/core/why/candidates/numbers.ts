import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { Candidates } from './candidate.ts'

/**
 * Numbers in rules, the limits and the bounds with the first number beyond each, and the first step from them; one that
 * is on no step can be typed, too.
 */
export const numberCandidates: Candidates = ({ field, codes, points, value }) => {
  const { min, max } = field.constraints
  const offered = numberBounds(field)
  const first = offered.min ?? 0
  const inside =
    typeof value === 'number' ? Math.min(max ?? value, Math.max(min ?? value, value)) : 1
  const named = codes.map(Number).filter(Number.isFinite)
  const limits = [inside, min, max, max !== undefined && max + 1, min !== undefined && min - 1]
  const steps = [first, first + (offered.step ?? 1), nearestStep(min, first, offered.step)]
  const refused = [beyond(offered.max, 1), beyond(offered.min, -1), offStep(first, offered.step)]
  const beside = (points?.numbers ?? []).flatMap((each) => [each, each + 1, each - 1])
  return [...named, ...beside, ...limits, ...steps, offered.max, 0, 1, ...refused].filter(
    (each) => typeof each === 'number',
  )
}

const beyond = (bound: number | undefined, by: number) => bound !== undefined && bound + by

const offStep = (first: number, step: number | undefined) => step !== undefined && first + step / 2

/** Returns the first step within a limit. */
const nearestStep = (limit: number | undefined, first: number, step = 1) =>
  limit !== undefined && first + Math.ceil((limit - first) / step) * step
