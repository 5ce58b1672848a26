import type { Candidates } from './candidate.ts'

/** What rules compare with, the limits and the first number beyond each. */
export const numberCandidates: Candidates = ({ field, codes, value }) => {
  const { min, max } = field.constraints
  const inside =
    typeof value === 'number' ? Math.min(max ?? value, Math.max(min ?? value, value)) : 1
  const named = codes.map(Number).filter(Number.isFinite)
  const limits = [inside, min, max, max !== undefined && max + 1, min !== undefined && min - 1]
  return [...named, ...limits, 0, 1].filter((each) => typeof each === 'number')
}
