import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { StepShapes, StepWord } from '../scenario.ts'

/** Does to the form what a person would; `expect` is not one of these, it only looks. */
type StepRunner<Word extends StepWord> = (
  store: FormStore,
  step: StepShapes[Word],
) => void | Promise<void>

/** Every step word of the scenario language. */
export const STEPS: { [Word in StepWord]: StepRunner<Word> } = {
  set(store, step) {
    for (const [key, value] of Object.entries(step.set)) store.set(key, value)
  },
  addRow(store, step) {
    store.addRow(step.addRow, step.value)
  },
  setRow(store, step) {
    store.setRow(step.setRow, step.index, step.value)
  },
  moveRow(store, step) {
    store.moveRow(step.moveRow, step.from, step.to)
  },
  deleteRow(store, step) {
    store.deleteRow(step.deleteRow, step.index)
  },
  async submit(store) {
    await store.check()
  },
  expect() {},
}
