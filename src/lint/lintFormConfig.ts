import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import type { FileFinding } from '#contract/finding.ts'
import { FIELD_ATTRIBUTES } from '#contract/formInfo.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { suggest } from '#domain/text/suggest.ts'
import { findingAt } from './document/finding.ts'
import { get, type SourceText } from './document/located.ts'
import { parseLocated } from './document/parseLocated.ts'
import { formFindings } from './forms/formFindings.ts'
import { syntaxFindings } from './syntaxFindings.ts'

/**
 * A form configuration `{ formInfo, checks, printInfo }` of an organisation: every diagnostic of its definition at its
 * token.
 * @param tables dictionaries, the shared ones and the organisation's own, and areas
 */
export function lintFormConfig(source: SourceText, tables: ConvertOptions): FileFinding[] {
  const { root, errors } = parseLocated(source)
  if (!root) return syntaxFindings(source, errors)
  const formInfo = get(root, 'formInfo')
  if (formInfo)
    return formFindings(formInfo, tables, get(root, 'checks') ? root : formInfo).map(strict)
  return [findingAt(root, { code: 'missing-property', message: '缺少表单的字段（formInfo）' })]
}

/**
 * Findings that a form tolerates at run time but that are never intended: staff must correct them before publication.
 */
const REFUSED: ReadonlySet<string> = new Set(['unknown-attribute', 'flag-unclear'])

function strict(finding: FileFinding): FileFinding {
  if (!REFUSED.has(finding.code)) return finding
  const name = pointerSegments(finding.path).at(-1) ?? ''
  const guess = finding.code === 'unknown-attribute' && suggest(name, FIELD_ATTRIBUTES)
  return { ...finding, severity: 'error', ...(guess ? { hint: guess } : {}) }
}
