import '../theme/mantine.ts'
import { type ReactNode, useId, useMemo } from 'react'
import type { Diagnostic, DiagnosticCode } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { FormBody } from './FormBody.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { FormFault } from './FormFault.tsx'
import { type FormSession, FormSessionProvider } from './session/formSession.ts'

interface FormViewProps {
  store: FormStore
  layout: Device
  /** Only looked at: values instead of inputs. */
  readonly?: boolean
  /** The person asked to submit from within the form (Enter); without it Enter does nothing. */
  onSubmit?: () => void
  /** Ends the form, its submit button among it; without it Enter submits through a button nobody sees. */
  footer?: ReactNode
  /** What stands beside the input of a field, by its key; the same object while the form is. */
  beside?: Readonly<Record<string, ReactNode>>
  /** False: so short a form that a list of what is wrong would only repeat what is in sight. */
  summary?: boolean
}

const NOTHING = {}

/** Diagnostics of a document that is no form at all. */
const NO_FORM: readonly DiagnosticCode[] = ['not-json', 'not-rows']

const isNoForm = ({ code }: Diagnostic): boolean => NO_FORM.includes(code)

/** A configured form on screen. Needs a FormEnvironmentProvider above it. */
export function FormView(props: FormViewProps) {
  const {
    store,
    layout,
    readonly = false,
    onSubmit,
    footer,
    summary = true,
    beside = NOTHING,
  } = props
  const id = useId()
  const session = useMemo<FormSession>(
    () => ({ store, layout, readonly, id, beside, cellRevealers: new Map() }),
    [store, layout, readonly, id, beside],
  )
  if (store.bundle.order.length === 0) {
    const faults = store.bundle.diagnostics.filter(isNoForm)
    if (faults.length > 0) return <FormFault diagnostics={faults} />
  }
  return (
    <FormBoundary>
      <FormSessionProvider value={session}>
        <FormBody key={identityKey(store.bundle)} {...{ onSubmit, footer, summary }} />
      </FormSessionProvider>
    </FormBoundary>
  )
}

const keys = new WeakMap<object, number>()
let nextKey = 1

/** A React key that an object keeps for life, and shares with no other. */
function identityKey(object: object): number {
  const key = keys.get(object) ?? nextKey++
  keys.set(object, key)
  return key
}
