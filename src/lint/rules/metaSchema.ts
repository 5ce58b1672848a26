import type { FileFinding } from '#contract/finding.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import type { Rule } from '../context.ts'
import { getAt } from '../document/located.ts'
import type { Tree } from '../model/tree.ts'
import { describeError } from '../schema/describeError.ts'

/** Documents are valid against the meta-schemas. The content of rules is checked by the rule `logic`. */
export const metaSchema: Rule = {
  name: 'meta-schema',
  check: ({ trees }) => trees.flatMap(checkTree),
}

const RULE_ROLES = ['rule', 'checkRule']

function checkTree({ root, errors, uses }: Tree): FileFinding[] {
  if (errors.length === 0) return []
  const rules = new Set(uses.filter(({ role }) => RULE_ROLES.includes(role)).map(({ at }) => at))
  return errors.flatMap((error) => {
    const segments = pointerSegments(error.instancePath)
    const inside = segments.some((_, depth) => {
      const above = getAt(root, segments.slice(0, depth + 1))
      return above !== undefined && rules.has(above)
    })
    const at = getAt(root, segments)
    return at && !inside ? describeError(error, at) : []
  })
}
