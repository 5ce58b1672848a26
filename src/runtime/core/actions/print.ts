import type { VerbRunner } from './verb.ts'

/** Prints a `print` node of this page, or the whole page. */
export const print: VerbRunner<'print'> = (step, { host }) => host.print(step.print)
