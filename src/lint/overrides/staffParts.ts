import type { PageDocument, SiteDocument } from '#contract/page.gen.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { type LintInput, OVERRIDE_KINDS } from '../input.ts'
import { type Api, readOperations } from '../shape/operations.ts'
import { namesIn } from './namesIn.ts'

/** A document of the product. */
interface Part {
  /** It makes a call with a right, or lets only staff in. */
  isOfStaff: boolean
  /** What it opens, what is drawn into it, and the shell around it. */
  names: readonly string[]
}
type Parts = ReadonlyMap<string, Part>

/**
 * Returns the product's documents that only staff meet, such as `dialogs/returnOpinion`: pages and dialogs that call
 * with a right or let only staff in, panels of the form editor, and what nothing but these opens, draws in or has around
 * it. The texts are searched, not read by the schemas, which takes a second: a process that answers requests asks, too.
 */
export function staffParts(product: LintInput): ReadonlySet<string> {
  const site = (parsedJson(product.site?.text ?? '') ?? {}) as Partial<SiteDocument>
  const parts = readParts(product, site)
  const isOfStaff = (key: string) => parts.get(key)?.isOfStaff === true
  const first = [...visitorsFirst(parts, site), ...namesIn(product.site?.text ?? '')]
  const visited = reached(parts, first, isOfStaff)
  return reached(parts, [...parts.keys()].filter(isOfStaff), (key) => visited.has(key))
}

function readParts(product: LintInput, { routes = [] }: Partial<SiteDocument>): Parts {
  const { operations } = readOperations(product.operations)
  const shellsOf = (key: string) =>
    routes.flatMap(({ page, shell }) =>
      shell !== undefined && key === `pages/${page}` ? [`pages/${shell}`] : [],
    )
  const parts = OVERRIDE_KINDS.flatMap((kind) =>
    product[kind].map(({ id, text }): [string, Part] => {
      const key = `${kind}/${id}`
      const isOfStaff = callsWithRight(text, operations) || letsOnlyStaffIn(text)
      return [key, { isOfStaff, names: [...namesIn(text), ...shellsOf(key)] }]
    }),
  )
  const panels = (product.panels ?? []).map(({ id, text }): [string, Part] => [
    `panels/${id}`,
    { isOfStaff: true, names: [...namesIn(text)] },
  ])
  return new Map([...parts, ...panels])
}

const CALLED = /"call":\s*"(\w+)"/g

const callsWithRight = (text: string, operations: Api['operations']): boolean =>
  [...text.matchAll(CALLED)].some(([, call = '']) => operations.get(call)?.reach === 'right')

const STAFF = /"guard":\s*"staff"/

/** Actions of visitors' pages may have the guard, too; here it is of the page as a whole, and always required. */
function letsOnlyStaffIn(text: string): boolean {
  if (!STAFF.test(text)) return false
  const { require = [] } = (parsedJson(text) ?? {}) as Partial<PageDocument>
  return require.some((use) => use.guard === 'staff' && use.if === undefined)
}

/** Every page, but of the shells the usual one alone: any other is met where it is around. */
function visitorsFirst(parts: Parts, { shell: usual, routes = [] }: Partial<SiteDocument>) {
  const around = new Set(routes.map(({ shell }) => shell).filter((shell) => shell !== usual))
  return [...parts.keys()].filter(
    (key) => key.startsWith('pages/') && !around.has(key.slice('pages/'.length)),
  )
}

/** Whatever is named from these documents on, however far down, but nothing at and behind what is barred. */
function reached(
  parts: Parts,
  from: readonly string[],
  isBarred: (key: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key) || isBarred(key)) return
    seen.add(key)
    for (const name of parts.get(key)?.names ?? []) visit(name)
  }
  for (const key of from) visit(key)
  return seen
}
