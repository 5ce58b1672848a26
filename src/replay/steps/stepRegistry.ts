import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { StepShapes, StepWord } from '../scenario.ts'
import { paste } from './paste.ts'
import { missingCell, missingRow, type Undone } from './undone.ts'
import { upload } from './upload.ts'

/** Does to the form what a person would; `expect` is not one of these, it only looks. */
type StepRunner<Word extends StepWord> = (
  store: FormStore,
  step: StepShapes[Word],
) => Undone | Promise<Undone>

/** Every step word of the scenario language. */
export const STEPS: { [Word in StepWord]: StepRunner<Word> } = {
  set(store, step) {
    for (const [path, value] of Object.entries(step.set)) {
      const missing = missingCell(store, path)
      if (missing !== undefined) return missing
      store.set(path, value)
    }
    return undefined
  },
  addRow(store, step) {
    store.addRow(step.addRow, step.value)
    return undefined
  },
  setRow(store, { setRow: table, index, value }) {
    return store.setRow(table, index, value) ? undefined : missingRow(store, table, index)
  },
  moveRow(store, { moveRow: table, from, to }) {
    return store.moveRow(table, from, to)
      ? undefined
      : missingRow(store, table, store.rows(table)[from] ? to : from)
  },
  deleteRow(store, { deleteRow: table, index }) {
    return store.deleteRow(table, index) ? undefined : missingRow(store, table, index)
  },
  type(store, step) {
    for (const [path, value] of Object.entries(step.type)) {
      const missing = missingCell(store, path)
      if (missing !== undefined) return missing
      store.type(path, value)
    }
    return undefined
  },
  blur(store, { blur }) {
    for (const path of [blur].flat()) {
      const missing = missingCell(store, path)
      if (missing !== undefined) return missing
      store.touch(path)
    }
    return undefined
  },
  paste,
  upload(store, step) {
    const missing = missingCell(store, step.upload)
    if (missing === undefined) upload(store, step)
    return missing
  },
  async submit(store) {
    await store.check()
    return undefined
  },
  expect: () => undefined,
}
