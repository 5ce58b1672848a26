import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { createVisibility } from '#runtime/core/form/createVisibility.ts'
import type { Subject } from '../form/subject.ts'

/** One way of answering controllers, and what shows then. */
export interface AnswerSet {
  /** The controllers that show, with their values; undefined is left empty. The map changes with the next visit. */
  answers: ReadonlyMap<string, unknown>
  isShown(key: string): boolean
}

/** Which answer sets are gone through. */
export interface Space {
  /** Each after those it depends on. */
  controllers: readonly string[]
  /** Fields about which something is asked. */
  fields: readonly string[]
  /** Answers a field's own checks refuse count, too: they can be given, but not submitted. */
  alsoInvalid: boolean
}

/** How a search ended, after how many answer sets. */
export interface Searched {
  end: 'stopped' | 'complete' | 'bound'
  count: number
}

/**
 * Goes one by one through the answer sets of a space, for showing them and as what `sweep` is compared with. Those that
 * rules cannot tell apart are one, and a controller that is hidden has no answers, because it counts as empty. The
 * form's own visibility decides what shows.
 * @param visit returns true to stop.
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
  const visibility = createVisibility(part, context, (key) => values.get(key))
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

/** The form with these fields' rules alone. */
function partOf(bundle: FormBundle, keys: readonly string[]): FormBundle {
  const ruleOrder = bundle.ruleOrder.filter((key) => keys.includes(key))
  const rules = Object.fromEntries(
    ruleOrder.map((key) => [key, ownValue(bundle.rules, key) ?? true]),
  )
  return { ...bundle, order: bundle.order.filter((key) => keys.includes(key)), rules, ruleOrder }
}
