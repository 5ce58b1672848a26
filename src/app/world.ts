import type { Observable } from '#runtime/core/ports/observable.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import type { FormEngine } from './forms/formEngine.ts'
import type { FormPorts } from './forms/formPorts.ts'
import type { OtherLogin } from './session/otherLogin.ts'

/** Everything a running site is made of; made once, before anything is shown. */
export interface World {
  runtime: Runtime
  /** Null until the first form was opened. */
  formEngine: Observable<FormEngine | null>
  formPorts: FormPorts
  /** A part of the site could not be loaded. */
  outdated: Observable<boolean>
  /** Another tab has logged in as somebody else. */
  otherLogin: Observable<OtherLogin | null>
}
