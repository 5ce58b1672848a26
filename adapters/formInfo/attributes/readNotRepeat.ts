import type { Constraints } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { AttributeReader } from './reader.ts'

/**
 * The kind of duplicate check the server makes for a top-level value, by the name of its pattern (form language,
 * section 4.4).
 */
const QUESTIONS: Readonly<Record<string, 'mobile' | 'cardNo'>> = {
  mobile: 'mobile',
  idCard: 'cardNo',
  cardNo: 'cardNo',
}

type NotRepeat = Pick<Constraints, 'notRepeat'>

/** `notRepeatText` of a top-level field: it has an effect only beside a pattern the server has a question for. */
export function readQuestion(reader: AttributeReader, patternName: string | undefined): NotRepeat {
  const question = patternName === undefined ? undefined : ownValue(QUESTIONS, patternName)
  if (question === undefined || reader.text('notRepeatText') === undefined) return {}
  return { notRepeat: question }
}

/** `notRepeatText` of a table's column: the other rows are compared, whatever the type. */
export const readColumnNotRepeat = (reader: AttributeReader): NotRepeat =>
  reader.text('notRepeatText') === undefined ? {} : { notRepeat: 'rows' }
