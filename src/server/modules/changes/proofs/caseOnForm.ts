import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import { fromSubmission } from '#adapters/formInfo/fromSubmission.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { type CaseOfAnswers, caseOfAnswers } from '#replay/cases/caseOfAnswers.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'

/** Content of a test without its name; nothing in it identifies the applicant. */
export interface RecordCase extends CaseOfAnswers {
  /** Number of answers for which the form has no field. */
  dropped: number
}

/** Makes a case of those answers of an application that fit a form; fields whose values differ are listed by label. */
export function caseOnForm(
  { form, answers }: { form: string; answers: FormValues },
  tables: FormContext,
): RecordCase {
  const definition = definitionOf(documentValue(JSON.parse(form)) as FormConfigShape)
  const bundle = convertFormInfo(definition, tables)
  const { values, dropped } = fromSubmission(bundle, answers)
  const made = caseOfAnswers(bundle, tables, values)
  const labels = made.differing.map((key) => ownValue(bundle.fields, key)?.label || key)
  return { ...made, differing: labels, dropped: dropped.length }
}
