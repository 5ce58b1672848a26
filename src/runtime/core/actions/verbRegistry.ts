import type { Verb } from '#contract/page.gen.ts'
import { call } from './call.ts'
import { close } from './close.ts'
import { confirm } from './confirm.ts'
import { download } from './download.ts'
import { emit } from './emit.ts'
import { external } from './external.ts'
import { go } from './go.ts'
import { notify } from './notify.ts'
import { open } from './open.ts'
import { print } from './print.ts'
import { refresh } from './refresh.ts'
import { set } from './set.ts'
import { submit } from './submit.ts'
import { timer } from './timer.ts'
import { validate } from './validate.ts'
import type { VerbRunner } from './verb.ts'

/** Every verb by its name in a page document. */
export const VERB_TABLE: { [V in Verb]: VerbRunner<V> } = {
  call,
  set,
  go,
  open,
  close,
  validate,
  submit,
  confirm,
  notify,
  refresh,
  timer,
  download,
  print,
  external,
  emit,
}
