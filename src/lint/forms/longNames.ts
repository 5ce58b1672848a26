import type { FileFinding } from '#contract/finding.ts'
import { LIMITS } from '#domain/limits.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import { fieldsIn } from './fieldsIn.ts'

const { max } = LIMITS.fieldName

/** Reports names of fields, columns and options that are no names: they stand in lists, messages and printed forms. */
export const longNames = (rows: Located): FileFinding[] => fieldsIn(rows).flatMap(namesOf)

function namesOf(field: Located): FileFinding[] {
  const items = get(field, 'items')?.items ?? []
  return [
    ...tooLong(get(field, 'label'), '字段名称'),
    ...items.flatMap((item) => [
      ...tooLong(get(item, 'itemName'), '选项名称'),
      ...tooLong(get(item, 'label'), '列的名称'),
    ]),
  ]
}

function tooLong(name: Located | undefined, what: string): FileFinding[] {
  const text = textOf(name)
  if (!name || text === undefined || codePoints(text) <= max) return []
  const message = `${what}不能超过${max}个字符，现在有 ${codePoints(text)} 个`
  const hint = '长的说明写在“说明文字”里，名称只写几个字。'
  return [findingAt(name, { code: 'name-too-long', message, hint })]
}
