import type { ReactNode } from 'react'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { leaveField } from '../leaving/leaveField.ts'
import { fieldIds } from '../session/fieldIds.ts'
import { useFormEnvironment } from '../session/formEnvironment.ts'
import { useFormSession } from '../session/formSession.ts'
import styles from './Field.module.css'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage, FieldPending } from './FieldMessage.tsx'

interface FieldFrameProps {
  field: FormField
  path: FormPath
  /** Called when the focus leaves the field, including its floating parts; by default the field is touched. */
  onLeave?: () => void
  children: ReactNode
}

/** Label above, widget, help and message below, on both devices. */
export function FieldFrame({ field, path, onLeave, children }: FieldFrameProps) {
  const { store, id, readonly, panel, beside: all } = useFormSession()
  const beside = readonly ? undefined : ownValue(all, path)
  const { frame: given } = useFormEnvironment().widgets[field.type]
  const frame = typeof given === 'function' ? given(field) : given
  const ids = fieldIds(id, path)
  const Help = panel?.Help ?? FieldHelp
  if (frame === 'bare') return <div data-field={path}>{children}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left
    <div
      className={styles.field}
      data-field={path}
      onBlur={(event) => leaveField(event, store, path, onLeave)}
    >
      <FieldLabel field={field} ids={ids} group={frame === 'group'} />
      {beside === undefined ? (
        children
      ) : (
        <div className={styles.beside}>
          {children}
          {beside}
        </div>
      )}
      {field.ui.describe && !readonly && <Help id={ids.help} text={field.ui.describe} />}
      {isAsked(field, store) && <FieldPending fieldKey={field.key} />}
      <FieldMessage path={path} id={ids.error} />
    </div>
  )
}

const FieldHelp = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className={styles.help}>
    {text}
  </p>
)

/** True when the server is asked about this field's value. */
const isAsked = ({ key, constraints: { notRepeat } }: FormField, { options }: FormStore): boolean =>
  notRepeat === 'mobile' ||
  notRepeat === 'cardNo' ||
  (options.checks ?? []).some(({ field, call }) => field === key && call !== undefined)
