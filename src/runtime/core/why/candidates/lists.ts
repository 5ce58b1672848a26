import type { Candidates } from './candidate.ts'
import { optionCodes } from './optionCodes.ts'
import { countsOf } from './points.ts'

/** Adds or removes one code of the selection, tries each code alone, and as many as the limits require. */
export const listCandidates: Candidates = ({ field, value, codes, points, context }) => {
  const { min, max } = field.constraints
  const all = optionCodes(field, context, codes)
  const chosen = Array.isArray(value) ? value : []
  const free = all.filter((code) => !chosen.includes(code))
  const filled = [...chosen, ...free]
  return [
    ...free.map((code) => [...chosen, code]),
    ...chosen.map((code) => chosen.filter((other) => other !== code)),
    ...all.map((code) => [code]),
    ...[min, max, max !== undefined && max + 1, ...countsOf(points)].flatMap((count) =>
      typeof count === 'number' && count > 0 && count <= filled.length
        ? [filled.slice(0, count)]
        : [],
    ),
  ]
}
