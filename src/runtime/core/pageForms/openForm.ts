import type { FormBundle, FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { Ask, AskCall } from '../form/formContext.ts'
import type { Session } from '../ports/session.ts'
import { carryOver } from './carry/carryOver.ts'
import { type FormInputs, inputsKey } from './formInputs.ts'
import { type DraftHost, type DraftPlace, openDraft } from './openDraft.ts'
import { createPageForm, type PageForm } from './pageForm.ts'

/** An opened form and its inputs. */
export interface OpenForm {
  form: PageForm
  bundle: FormBundle
  /** While nothing has been entered, other inputs reopen it. */
  inputsKey: string
  /** True when the user has entered something, now or on an earlier visit. */
  touched(): boolean
  /** Scope root `form.<id>`; `value` and `text` are computed lazily, because most rules read neither. */
  scope(): object
  close(): void
}

export interface OpenFormParts {
  spec: FormSpec
  bundle: FormBundle
  inputs: FormInputs
  /** Values entered earlier; they override everything the page provides. */
  entered: FormValues | undefined
  /** The form of an earlier definition whose entered values this one takes over, instead of `entered`. */
  replaces?: PageForm | undefined
  /** Storage place of its draft; undefined when none is stored. */
  draft: DraftPlace | undefined
  host: DraftHost & { forms: { ask?: Ask; askCall?: AskCall; matches?: PatternMatcher } }
  changed(): void
}

const ownAreaOf = (session: Session) => {
  const { areaCode } = session.get().user
  return typeof areaCode === 'string' ? { ownAreaCode: areaCode } : {}
}

/** Opens a form. Loaded lazily with the first form (`FormTools`), together with the store. */
export function openForm(parts: OpenFormParts): OpenForm {
  const { spec, bundle, inputs, replaces, draft, host, changed } = parts
  const carried = replaces && carryOver(replaces.store, bundle, inputs)
  const entered = carried?.values ?? parts.entered
  const stored = entered ?? inputs.stored
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
      initial: inputs.initial,
      locked: inputs.locked,
      ...(stored && { stored }),
      ...(inputs.stored && { record: inputs.stored }),
      asStored: inputs.readonly && inputs.stored !== undefined,
      ...(spec.checks && { checks: spec.checks }),
      ...(host.forms.ask && { ask: host.forms.ask }),
      ...(host.forms.askCall && { askCall: host.forms.askCall }),
      delay: (ms, task) => host.clock.after(ms, task),
    },
    {
      readonly: inputs.readonly,
      wasEntered: entered !== undefined,
      carried: carried?.news ?? null,
    },
    (store) => {
      if (!draft || inputs.readonly) return null
      // A draft that is still offered holds something else.
      const covered = replaces !== undefined && !replaces.draft?.get().offer
      const { keeper, close } = openDraft(store, inputs, { ...draft, covered }, host)
      closeDraft = close
      return keeper
    },
  )
  const { store } = form
  const stop = form.subscribe('change', changed)
  return {
    form,
    bundle,
    inputsKey: inputsKey(inputs),
    touched: () => entered !== undefined || store.dirty,
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
