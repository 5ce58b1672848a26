import type { Item } from '#contract/formInfo.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { CandidateSource, Candidates } from './candidate.ts'

/** Returns the path to every code in a rule, and to the first leaf. */
export const pathCandidates: Candidates = (source) => [
  ...source.codes.map((code) => pathTo(source, code)).filter((path) => path.length > 0),
  ...[firstPath(source)].filter((path) => path.length > 0),
]

/** Returns lists with one path alone, added to the selection, and as many as the limits allow. */
export const pathsCandidates: Candidates = (source) => {
  const { value, field } = source
  const chosen = Array.isArray(value) ? value : []
  const paths = pathCandidates(source)
  const { max } = field.constraints
  return [
    ...paths.map((path) => [path]),
    ...paths.map((path) => [...chosen, path]),
    ...(max !== undefined ? [chosen.slice(0, max)] : []),
  ]
}

/** Returns branches in rules by id, and some branch of the list. */
export const subOrgCandidates: Candidates = ({ codes }) => [
  ...codes.map((id) => ({ id, orgName: id })),
  { id: UNIT, orgName: UNIT },
]

export const areaOrgCandidates: Candidates = (source) => {
  const areaCode = firstPath(source)
  return [...source.codes.map((id) => ({ areaCode, id, orgName: id })), { areaCode, orgName: UNIT }]
}

const UNIT = '示例单位'

/** Returns the path to a node in a rule and on to the first leaf below; undefined below the field's depth. */
function pathTo({ field, context }: CandidateSource, code: string): string[] {
  return pathThrough(offeredItems(field, context), code)
}

function pathThrough(items: readonly Item[], code: string): string[] {
  for (const { itemCode, children = [] } of items) {
    if (itemCode === code) return [itemCode, ...firstLeaf(children)]
    const below = pathThrough(children, code)
    if (below.length > 0) return [itemCode, ...below]
  }
  return []
}

const firstPath = ({ field, context }: CandidateSource): string[] =>
  firstLeaf(offeredItems(field, context))

function firstLeaf([first]: readonly Item[]): string[] {
  return first ? [first.itemCode, ...firstLeaf(first.children ?? [])] : []
}
