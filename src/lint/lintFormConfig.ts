import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import type { FileFinding } from '#contract/finding.ts'
import { findingAt } from './document/finding.ts'
import { get, type SourceText } from './document/located.ts'
import { parseLocated } from './document/parseLocated.ts'
import { formFindings } from './forms/formFindings.ts'
import { syntaxFindings } from './syntaxFindings.ts'

/**
 * A form configuration `{ formInfo, printInfo }` of an organisation: every diagnostic of its formInfo at its token.
 * @param tables dictionaries, the shared ones and the organisation's own, and areas
 */
export function lintFormConfig(source: SourceText, tables: ConvertOptions): FileFinding[] {
  const { root, errors } = parseLocated(source)
  if (!root) return syntaxFindings(source, errors)
  const formInfo = get(root, 'formInfo')
  if (formInfo) return formFindings(formInfo, tables)
  return [findingAt(root, { code: 'missing-property', message: '缺少属性“formInfo”' })]
}
