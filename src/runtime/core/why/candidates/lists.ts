import type { Candidates } from './candidate.ts'
import { optionCodes } from './optionCodes.ts'

/** One code taken in or out of what is chosen, each code alone, and as many as the limits want. */
export const listCandidates: Candidates = ({ field, value, codes, context }) => {
  const { min, max } = field.constraints
  const all = optionCodes(field, context, codes)
  const chosen = Array.isArray(value) ? value : []
  const free = all.filter((code) => !chosen.includes(code))
  const filled = [...chosen, ...free]
  return [
    ...free.map((code) => [...chosen, code]),
    ...chosen.map((code) => chosen.filter((other) => other !== code)),
    ...all.map((code) => [code]),
    ...[min, max, max !== undefined && max + 1].flatMap((count) =>
      typeof count === 'number' && count > 0 && count <= filled.length
        ? [filled.slice(0, count)]
        : [],
    ),
  ]
}
