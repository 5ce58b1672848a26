import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { Scenario } from '../scenario.ts'

/** Returns diagnostics of the form that no expectation names: a misspelt attribute would otherwise go unnoticed. */
export function formNotes({ steps }: Scenario, { diagnostics }: FormBundle): string[] {
  const named = new Set(
    steps.flatMap((step) => ('expect' in step ? (step.expect.diagnostics ?? []) : [])),
  )
  return diagnostics
    .filter(({ code }) => !named.has(code))
    .map(({ line, column, message }) => `表单 ${line}:${column}  ${message}`)
}

/** Notes fields that a step sets although a user cannot change them; `look` is called before each step. */
export function handNotes({ steps }: Scenario): {
  look: (store: FormStore) => void
  notes: string[]
} {
  const notes: string[] = []
  let next = 0
  const look = (store: FormStore) => {
    const step = steps[next]
    next += 1
    if (!step || !('set' in step)) return
    for (const key of Object.keys(step.set)) {
      if (!Object.hasOwn(store.bundle.fields, key) || !store.isDisabled(key)) continue
      const label = ownValue(store.bundle.fields, key)?.label || key
      notes.push(`第 ${next} 步 填表的人改不了“${label}”，这一步代替的不是人`)
    }
  }
  return { look, notes }
}
