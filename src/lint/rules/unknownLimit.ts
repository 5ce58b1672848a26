import type { FileFinding } from '#contract/finding.ts'
import { LIMIT, LIMIT_NAMES, limitNamesIn } from '#domain/json/writtenLimit.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located } from '../document/located.ts'
import { wordsOfLimit } from '../model/placeLimits.ts'

const CODE = 'unknown-limit'

/** `$limit` has a name from `src/domain/limits.ts`. Known ones were replaced when the document was read. */
export const unknownLimit: Rule = {
  name: CODE,
  check: ({ documents }) => documents.all.flatMap(({ root }) => (root ? checkNames(root) : [])),
}

function checkNames(node: Located): FileFinding[] {
  const words = wordsOfLimit(node)
  if (words !== undefined) {
    const at = get(node, LIMIT) ?? node
    return limitNamesIn(words)
      .filter((name) => !LIMIT_NAMES.includes(name))
      .map((name) =>
        findingAt(at, {
          code: CODE,
          message: `没有名为“${name}”的限制`,
          hint: suggest(name, LIMIT_NAMES) ?? '可以写的名称在 src/domain/limits.ts。',
        }),
      )
  }
  return [...node.entries.map(({ value }) => value), ...node.items].flatMap(checkNames)
}
