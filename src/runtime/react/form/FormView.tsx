import '../theme/mantine.ts'
import { type ReactNode, useId, useMemo } from 'react'
import type { Diagnostic, DiagnosticCode } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { FormBody } from './FormBody.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { FormFault } from './FormFault.tsx'
import {
  type FormSession,
  FormSessionProvider,
  type PanelParts,
  type RjsfParts,
} from './session/formSession.ts'
import type { OtherErrors } from './session/otherErrors.ts'

interface FormViewProps {
  store: FormStore
  layout: Device
  /** Displays values instead of inputs. */
  readonly?: boolean
  /** Called when the person submits from within the form (Enter); without it Enter does nothing. */
  onSubmit?: () => void
  /** Content at the end of the form, including its submit button; without it Enter submits through a hidden button. */
  footer?: ReactNode
  /** Content beside a field's input, by key; must be the same object for the form's lifetime. */
  beside?: Readonly<Record<string, ReactNode>>
  /** Draws the form in the density of a panel; must be the same object for the form's lifetime. */
  panel?: PanelParts
  /** True for few fields that somebody is about to write in: nothing waits for its first use. */
  eager?: boolean
  /** False for forms so short that a list of errors would repeat what is visible. */
  summary?: boolean
  /** Errors beside the form that its summary lists, too; must be the same object for the form's lifetime. */
  others?: OtherErrors
  /** `KEPT_PARTS` for a form whose definition changes: what stays the same keeps its elements. */
  rjsf?: RjsfParts
}

const NOTHING = {}

/** Diagnostics of documents that are not forms. */
const NO_FORM: readonly DiagnosticCode[] = ['not-json', 'not-rows']

const isNoForm = ({ code }: Diagnostic): boolean => NO_FORM.includes(code)

/** A configured form. Requires a FormEnvironmentProvider above it. */
export function FormView(props: FormViewProps) {
  const {
    store,
    layout,
    readonly = false,
    onSubmit,
    footer,
    summary = true,
    beside = NOTHING,
    panel,
    eager,
    rjsf,
    others,
  } = props
  const id = useId()
  const session = useMemo<FormSession>(
    () => ({
      ...{ store, layout, readonly, panel, eager, id, beside, rjsf, others },
      cellRevealers: new Map(),
    }),
    [store, layout, readonly, panel, eager, id, beside, rjsf, others],
  )
  if (store.bundle.order.length === 0) {
    const faults = store.bundle.diagnostics.filter(isNoForm)
    if (faults.length > 0) return <FormFault diagnostics={faults} />
  }
  return (
    <FormBoundary>
      <FormSessionProvider value={session}>
        <FormBody
          key={identityKey(rjsf ? store : store.bundle)}
          {...{ onSubmit, footer, summary }}
        />
      </FormSessionProvider>
    </FormBoundary>
  )
}

const keys = new WeakMap<object, number>()
let nextKey = 1

/** Returns a React key for an object, unique and stable for its lifetime. */
function identityKey(object: object): number {
  const key = keys.get(object) ?? nextKey++
  keys.set(object, key)
  return key
}
