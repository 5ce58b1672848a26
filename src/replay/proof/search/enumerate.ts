import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { createVisibility } from '#runtime/core/form/createVisibility.ts'
import type { Subject } from '../form/subject.ts'

/** Answers of the controllers, and the fields that show with them. */
export interface AnswerSet {
  /** Values of the controllers that show; undefined means empty. The map is reused by the next visit. */
  answers: ReadonlyMap<string, unknown>
  isShown(key: string): boolean
}

/** The answer sets to enumerate. */
export interface Space {
  /** Controllers, each after its dependencies. */
  controllers: readonly string[]
  /** The fields in question. */
  fields: readonly string[]
  /** Also uses values that fail the field's own checks: they can be entered, but not submitted. */
  alsoInvalid: boolean
}

/** Whether a search was complete, and the number of answer sets. */
export interface Searched {
  end: 'stopped' | 'complete' | 'bound'
  count: number
}

/**
 * Enumerates the answer sets of a space one by one; the reference implementation that `sweep` is tested against. Values
 * that rules treat alike count once, and a hidden controller has none, because it counts as empty. The form's own
 * visibility decides what shows.
 * @param visit returns true to stop
 */
export function enumerate(
  subject: Subject,
  { controllers, fields, alsoInvalid }: Space,
  bound: number,
  visit: (set: AnswerSet) => boolean,
): Searched {
  const values = new Map<string, unknown>()
  const answers = new Map<string, unknown>()
  const { bundle, context } = subject
  const part = partOf(bundle, [...controllers, ...fields])
  const visibility = createVisibility(part, context, {
    get: (key) => values.get(key),
    put: (key, value) => values.set(key, value),
  })
  const set: AnswerSet = { answers, isShown: (key) => !visibility.isHidden(key) }
  const choices = new Map(controllers.map((key) => [key, subject.choices(key, alsoInvalid)]))
  let count = 0
  const goOn = (at: number): Searched['end'] => {
    const key = controllers[at]
    if (key === undefined) {
      count += 1
      return visit(set) ? 'stopped' : 'complete'
    }
    if (visibility.isHidden(key)) return goOn(at + 1)
    if (subject.own.isComputed(key)) {
      answers.set(key, values.get(key))
      const end = goOn(at + 1)
      answers.delete(key)
      return end
    }
    for (const { value } of choices.get(key) ?? []) {
      if (count >= bound) return 'bound'
      values.set(key, value)
      visibility.update(key)
      answers.set(key, value)
      const end = goOn(at + 1)
      answers.delete(key)
      if (end !== 'complete') return end
    }
    return 'complete'
  }
  return { end: goOn(0), count }
}

/** Returns the form with only these fields' rules. */
function partOf(bundle: FormBundle, keys: readonly string[]): FormBundle {
  const ruleOrder = bundle.ruleOrder.filter((key) => keys.includes(key))
  const rules = Object.fromEntries(
    ruleOrder.map((key) => [key, ownValue(bundle.rules, key) ?? true]),
  )
  return { ...bundle, order: bundle.order.filter((key) => keys.includes(key)), rules, ruleOrder }
}
