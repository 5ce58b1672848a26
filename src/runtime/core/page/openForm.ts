import type { FormBundle, FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/page.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import type { Host } from '../host/host.ts'
import type { GivenValues } from './formValues.ts'
import { createPageForm, type PageForm } from './pageForm.ts'

/** A form that has opened, and what it opened with. */
export interface OpenForm {
  form: PageForm
  bundle: FormBundle
  /** Text of the given values: other ones reopen it, as long as nobody has typed. */
  given: string
  /** Somebody has typed, now or on an earlier visit. */
  touched(): boolean
  /** Scope root `form.<id>`; `value` and `text` are made when a rule reads them, most rules read none. */
  scope(): object
  close(): void
}

interface OpenFormParts {
  spec: FormSpec
  bundle: FormBundle
  values: GivenValues
  /** What was typed before: it wins over everything the page gives. */
  typed: FormValues | undefined
  host: Pick<Host, 'forms' | 'lookups' | 'clock'>
  changed(): void
}

export const givenText = (values: GivenValues): string => canonicalJson(values)

export function openForm({ spec, bundle, values, typed, host, changed }: OpenFormParts): OpenForm {
  const stored = typed ?? values.stored
  const form = createPageForm(
    bundle,
    {
      context: {
        ...host.lookups.get(),
        now: host.clock.now(),
        ...(host.forms.matches && { matches: host.forms.matches }),
      },
      initial: values.initial,
      locked: values.locked,
      ...(stored && { stored }),
      ...(spec.checks && { checks: spec.checks }),
      ...(host.forms.ask && { ask: host.forms.ask }),
      delay: (ms, task) => host.clock.after(ms, task),
    },
    values.readonly,
  )
  const { store } = form
  const stop = form.subscribe('change', changed)
  return {
    form,
    bundle,
    given: givenText(values),
    touched: () => typed !== undefined || store.dirty,
    scope: () => ({
      get value() {
        return store.values()
      },
      get text() {
        return JSON.stringify(store.submission())
      },
      hash: bundle.hash,
      dirty: store.dirty,
    }),
    close() {
      stop()
      form.dispose()
    },
  }
}
