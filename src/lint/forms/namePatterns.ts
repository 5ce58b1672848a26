import type { FileFinding } from '#contract/finding.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located } from '../document/located.ts'
import { fieldsIn } from './fieldsIn.ts'

const PERSONS = ['张伟', '李秀英', '欧阳文华']
const UNITS = ['北京大学', '中国科学院自动化研究所', '长风机械有限公司']

/** Names as nearly every applicant has one, by the keys that the server reads as names. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  realName: PERSONS,
  linkMan: PERSONS,
  orgName: UNITS,
  unit: UNITS,
}

/** Reports a pattern of a name that refuses every usual one: hardly anybody could submit the form. */
export function namePatterns(rows: Located, fields: FormBundle['fields']): FileFinding[] {
  const matches = createPatternMatcher({ linearAlways: false })
  return fieldsIn(rows).flatMap((field) => {
    const key = String(get(field, 'value')?.value)
    const names = ownValue(USUAL, key)
    const { constraints: { pattern } = {}, label } = ownValue(fields, key) ?? {}
    if (!names || !pattern || names.some((name) => matches(pattern, name))) return []
    const place = get(field, 'customRegExp') ?? get(field, 'commonRegExp') ?? field
    const message = `“${label}”的校验规则不接受“${names.join('”“')}”这样的名称，几乎没有人能提交`
    const hint = '校验规则要与整个名称相符；汉字写 [\\u4e00-\\u9fa5]，姓名里的间隔号写 ·。'
    return [findingAt(place, { code: 'name-refused', message, hint })]
  })
}
