import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { FormView } from '#runtime/react/form/FormView.tsx'
import {
  type FormEnvironment,
  FormEnvironmentProvider,
} from '#runtime/react/form/session/formEnvironment.ts'
import { SiteMantine } from '#runtime/react/theme/SiteMantine.tsx'
import styles from './EmbeddedForm.module.css'
import { type OnSubmit, useSubmission } from './useSubmission.ts'

interface EmbeddedFormProps {
  store: FormStore
  layout: Device
  environment: FormEnvironment
  /** The element our variables are scoped to. */
  root: HTMLElement
  onSubmit: OnSubmit | undefined
}

/** A form with what it needs around it, and the button that submits it. */
export function EmbeddedForm({ store, layout, environment, root, onSubmit }: EmbeddedFormProps) {
  const { submit, busy, message } = useSubmission(store, onSubmit)
  const footer = (
    <div className={styles.footer}>
      {message && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
      <button
        type="submit"
        className={buttons.button}
        data-kind="primary"
        aria-busy={busy || undefined}
      >
        {busy && <span className={buttons.progress} aria-hidden="true" />}
        {busy ? '正在提交…' : '提交'}
      </button>
    </div>
  )
  return (
    <SiteMantine root={root}>
      <FormEnvironmentProvider value={environment}>
        <FormView store={store} layout={layout} {...(onSubmit && { onSubmit: submit, footer })} />
      </FormEnvironmentProvider>
    </SiteMantine>
  )
}
