import type { AreaNode, Item } from '#contract/formInfo.ts'
import { areaTrail } from '#domain/areaTrail.ts'
import type { CandidateSource, Candidates } from './candidate.ts'
import { optionItems } from './optionCodes.ts'

/** The path to every code a rule names, and to the first leaf. */
export const pathCandidates: Candidates = (source) => [
  ...source.codes.map((code) => pathTo(source, code)).filter((path) => path.length > 0),
  ...[firstPath(source)].filter((path) => path.length > 0),
]

/** The same, one path alone or beside what is chosen, and as many as the limits allow. */
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

/** Units a rule names by id, and one typed by name. */
export const subOrgCandidates: Candidates = ({ codes }) => [
  ...codes.map((id) => ({ id, orgName: id })),
  { orgName: UNIT },
]

export const areaOrgCandidates: Candidates = (source) => {
  const areaCode = firstPath(source)
  return [...source.codes.map((id) => ({ areaCode, id, orgName: id })), { areaCode, orgName: UNIT }]
}

const UNIT = '示例单位'

function pathTo({ field, context }: CandidateSource, code: string): string[] {
  if (field.options?.kind === 'area') return areaTrail(context.areas, code).map(({ id }) => id)
  return trail(optionItems(field, context), code)
}

function trail(items: readonly Item[], code: string): string[] {
  for (const { itemCode, children = [] } of items) {
    if (itemCode === code) return [itemCode]
    const below = trail(children, code)
    if (below.length > 0) return [itemCode, ...below]
  }
  return []
}

/** Down the first of everything; areas as deep as the field goes. */
function firstPath({ field, context }: CandidateSource): string[] {
  const items = optionItems(field, context)
  if (items.length > 0) return down(items, ({ itemCode }) => itemCode)
  const depth = field.options?.kind === 'area' ? field.options.depth : 3
  return down<AreaNode>(context.areas, ({ id }) => id).slice(0, depth)
}

function down<N extends { children?: N[] }>(
  nodes: readonly N[],
  code: (node: N) => string,
): string[] {
  const [first] = nodes
  return first ? [code(first), ...down(first.children ?? [], code)] : []
}
