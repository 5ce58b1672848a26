import type { FormBundle, FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { Ask, AskCall } from '../form/formContext.ts'
import type { Session } from '../host/session.ts'
import { type GivenValues, givenText } from './formValues.ts'
import { type DraftHost, type DraftPlace, openDraft } from './openDraft.ts'
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

export interface OpenFormParts {
  spec: FormSpec
  bundle: FormBundle
  values: GivenValues
  /** What was typed before: it wins over everything the page gives. */
  typed: FormValues | undefined
  /** Which draft is its own; undefined: the device keeps none. */
  draft: DraftPlace | undefined
  host: DraftHost & { forms: { ask?: Ask; askCall?: AskCall; matches?: PatternMatcher } }
  changed(): void
}

const ownAreaOf = (session: Session) => {
  const { areaCode } = session.get().user
  return typeof areaCode === 'string' ? { ownAreaCode: areaCode } : {}
}

/** Loaded with the first form (`FormTools`): it brings the store and everything a store needs. */
export function openForm(parts: OpenFormParts): OpenForm {
  const { spec, bundle, values, typed, draft, host, changed } = parts
  const stored = typed ?? values.stored
  let closeDraft = () => {}
  const form = createPageForm(
    bundle,
    {
      context: {
        ...host.lookups.get(),
        now: host.clock.now(),
        ...ownAreaOf(host.session),
        ...(host.forms.matches && { matches: host.forms.matches }),
      },
      initial: values.initial,
      locked: values.locked,
      ...(stored && { stored }),
      ...(values.stored && { record: values.stored }),
      ...(spec.checks && { checks: spec.checks }),
      ...(host.forms.ask && { ask: host.forms.ask }),
      ...(host.forms.askCall && { askCall: host.forms.askCall }),
      delay: (ms, task) => host.clock.after(ms, task),
    },
    values.readonly,
    typed !== undefined,
    (store) => {
      if (!draft || values.readonly) return null
      const { keeper, close } = openDraft(store, values, draft, host)
      closeDraft = close
      return keeper
    },
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
      closeDraft()
      form.dispose()
    },
  }
}
