import type { ComponentType, CSSProperties } from 'react'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { BESIDE, leaveField } from '../leaving/leaveField.ts'
import { fieldIds } from '../session/fieldIds.ts'
import { useFormEnvironment } from '../session/formEnvironment.ts'
import { useFormSession } from '../session/formSession.ts'
import { type Place, useLivePlace } from '../session/livePlaces.ts'
import styles from './Field.module.css'
import { editorOf, FieldDisplay } from './FieldEditor.tsx'
import { FieldPending, messageLine } from './FieldMessage.tsx'
import { labelOf } from './labelOf.tsx'

interface FieldFrameProps extends Place {
  /** Of the place around it. */
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Called when the focus leaves the field, including its floating parts; by default the field is touched. */
  onLeave?: (() => void) | undefined
  /** Draws the input; by default it is drawn without a component of its own, of which a long form has one less a field. */
  Input?: ComponentType<Place> | undefined
}

/** A field: label above, widget, help and message below, on both devices. */
export function FieldFrame({ field, path, className, style, onLeave, Input }: FieldFrameProps) {
  const session = useFormSession()
  const environment = useFormEnvironment()
  const live = useLivePlace({ field, path })
  const { store, id, readonly, panel } = session
  const ids = fieldIds(id, path)
  const Drawn = readonly ? FieldDisplay : Input
  const place = { field, path }
  const input = Drawn ? <Drawn {...place} /> : editorOf(place, session, environment)
  const { frame: given } = environment.widgets[field.type]
  const frame = typeof given === 'function' ? given(field) : given
  if (frame === 'bare')
    return (
      <div className={className} style={style} data-field={path}>
        {input}
      </div>
    )
  const beside = readonly ? undefined : ownValue(session.beside, path)
  const Help = panel?.Help ?? FieldHelp
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left
    <div
      ref={live}
      className={className ? `${className} ${styles.field}` : styles.field}
      style={style}
      data-field={path}
      onBlur={(event) => leaveField(event, store, path, onLeave)}
    >
      {labelOf(field, ids, frame === 'group', readonly)}
      {beside === undefined ? (
        input
      ) : (
        <div className={styles.beside} {...{ [BESIDE]: '' }}>
          {input}
          {beside}
        </div>
      )}
      {field.ui.describe && !readonly && <Help id={ids.help} text={field.ui.describe} />}
      {isAsked(field, store) && <FieldPending fieldKey={field.key} />}
      {messageLine(ids.error)}
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
