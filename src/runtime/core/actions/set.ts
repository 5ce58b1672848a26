import type { VerbRunner } from './verb.ts'

/** Sets declared state. All values are read first, so `{a: b, b: a}` swaps; listeners are notified once. */
export const set: VerbRunner<'set'> = (step, context) => {
  const values = Object.entries(step.set).map(
    ([path, value]) => [path, context.resolve(value)] as const,
  )
  context.batch(() => {
    for (const [path, value] of values) context.set(path, value)
  })
}
