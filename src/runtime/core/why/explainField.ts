import {
  type Answer,
  ASPECTS,
  type Aspect,
  type AspectResult,
  type Explanation,
} from '#contract/why.ts'
import type { FormStore } from '../form/formStore.ts'
import type { FormPath } from '../form/paths.ts'
import { disabledResult } from './disabled.ts'
import { faultResult } from './fault.ts'
import { flipOf } from './flips/flipOf.ts'
import { readValue } from './readValue.ts'
import { requiredResult } from './required.ts'
import { sentenceOf } from './sentences/sentenceOf.ts'
import { shownResult } from './shown.ts'
import { type Subject, subjectAt } from './subject.ts'

const RESULT_OF: Record<Aspect, (store: FormStore, subject: Subject) => AspectResult> = {
  shown: shownResult,
  required: requiredResult,
  disabled: disabledResult,
  error: faultResult,
}

/**
 * Explains why a field or table cell is shown or hidden, required, disabled or in error: the result, its cause, the
 * place in formInfo, and the smallest change that reverses it, found by trying. The form is only read. Undefined when
 * the field, column or row does not exist.
 */
export function explainField(store: FormStore, path: FormPath): Explanation | undefined {
  const subject = subjectAt(store, path)
  if (!subject) return undefined
  const { field, label } = subject
  const answers = ASPECTS.map((aspect) => [aspect, answerOf(store, subject, aspect)] as const)
  return {
    path,
    label,
    type: field.type,
    read: readValue(field, store.get(path), store.options.context),
    answers: Object.fromEntries(answers) as Record<Aspect, Answer>,
  }
}

function answerOf(store: FormStore, subject: Subject, aspect: Aspect): Answer {
  const result = RESULT_OF[aspect](store, subject)
  const flip = flipOf(store, subject, result)
  return { ...result, flip, sentence: sentenceOf(result, flip) }
}
