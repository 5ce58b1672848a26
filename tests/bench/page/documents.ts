import type { RawField } from '#contract/formInfo.ts'

const items = ['甲', '乙', '丙', '丁'].map((itemName, index) => ({
  itemCode: `0${index + 1}`,
  itemName,
}))

/** Kinds in ten fields: seven texts, one long text, one picker or radio, one number or date. */
function kindOf(index: number): RawField {
  if (index % 10 === 7) return { type: 'textBox', textBoxType: '02' }
  if (index % 10 === 8) return { type: 'choice', choiceType: index % 20 === 8 ? '01' : '03', items }
  if (index % 10 === 9) return { type: index % 20 === 9 ? 'counter' : 'dateTime' }
  return {
    type: 'textBox',
    limitWorkNumber: true,
    min: 2,
    max: 30,
    ...(index % 5 === 1 && {
      isRegExp: true,
      customRegExp: '[A-Za-z0-9]+',
      regExpText: '格式错误',
    }),
  }
}

/** A document of `count` fields, two a row: every second one required, every tenth shown by the controller. */
export function benchDocument(count: number): RawField[][] {
  const dependants = Array.from({ length: count }, (_, index) => index).filter(isDependant)
  const controller: RawField = {
    type: 'choice',
    value: 'kind',
    label: '类别',
    items,
    defaultValue: '01',
    isRelation: true,
    condition: '1',
    conditionText: '02',
    fields: dependants.map((index) => `f${index}`).join(','),
  }
  const fields = Array.from({ length: count - 1 }, (_, index) => ({
    ...kindOf(index),
    value: `f${index}`,
    label: `字段${index}`,
    required: index % 2 === 0,
  }))
  const rows: RawField[][] = [[controller]]
  for (let index = 0; index < fields.length; index += 2) rows.push(fields.slice(index, index + 2))
  return rows
}

/** Fields the controller shows. */
export const isDependant = (index: number): boolean => index % 10 === 4

/** The field that is typed into: a required text with a limit. */
export const TYPED = 'f2'
