import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** Saves a file; `name` overrides the name in its address. */
export const download: VerbRunner<'download'> = (step, { host, resolve }) =>
  host.download(
    toText(resolve(step.download)),
    step.name === undefined ? undefined : toText(resolve(step.name)),
  )
