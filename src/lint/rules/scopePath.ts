import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { SCOPE_ROOTS } from '#contract/scope.ts'
import { oncePer } from '#domain/oncePer.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Use } from '../model/tree.ts'
import { descend } from '../shape/descend.ts'
import type { JsonSchema } from '../shape/jsonSchema.ts'
import type { Api } from '../shape/operations.ts'
import { type PathUse, pathsIn } from '../shape/pathsIn.ts'
import { scopeShape } from '../shape/scopeShape.ts'

/** Every path a page reads exists: the root is there at that place, and each part is in the root's shape. */
export const scopePath: Rule = {
  name: 'scope-path',
  check: ({ pages, api }) => pages.flatMap(findingsBy(api)),
}

const findingsBy = oncePer((api: Api) =>
  oncePer((page: PageSite) => page.uses('rule').flatMap((use) => checkUse(use, page, api))),
)

function checkUse(use: Use, page: PageSite, api: Api): FileFinding[] {
  const paths = pathsIn(use.at)
  if (paths.length === 0) return []
  const scope = scopeShape(page, use.around, api)
  return paths.flatMap((path) => checkPath(path, scope, api))
}

/** The places where a root that is not available here can be read. */
const ELSEWHERE: Record<string, string> = {
  row: 'row 只在表格、列表的条目里，或带 "for": "row" 的动作里才有。',
  event: 'event 只在动作的步骤里才有。',
  result: 'result 只在动作的步骤里才有。',
}

function checkPath({ at, path }: PathUse, scope: JsonSchema, api: Api): FileFinding[] {
  const segments = path.split('.')
  const found = descend(scope, segments, api.resolve)
  if ('schema' in found) return []
  const { missing, index, known } = found
  if (index === 0) return [unknownRoot(at, missing)]
  const before = segments.slice(0, index).join('.')
  const message = `“${before}”里没有“${missing}”`
  return [findingAt(at, { code: 'unknown-path', message, hint: hintFor(before, missing, known) })]
}

function unknownRoot(at: PathUse['at'], root: string): FileFinding {
  const elsewhere = ownValue(ELSEWHERE, root)
  if (elsewhere) {
    return findingAt(at, {
      code: 'scope-not-here',
      message: `这里读不到“${root}”`,
      hint: elsewhere,
    })
  }
  const message = `路径不能以“${root}”开头`
  return findingAt(at, { code: 'unknown-root', message, hint: suggest(root, SCOPE_ROOTS) })
}

const hintFor = (before: string, missing: string, known: readonly string[]): string | undefined =>
  before === 'result'
    ? (suggest(missing, known) ?? '前面的步骤要用 "as" 给结果取这个名称。')
    : suggest(missing, known)
