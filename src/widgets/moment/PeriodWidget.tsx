import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import styles from './Moment.module.css'
import { MomentInput } from './MomentInput.tsx'

/**
 * Two moments, never swapped: an end before its start gets a message once both are set. While one is missing, no
 * message is shown until the field is left.
 */
export function PeriodWidget(edit: EditProps) {
  const { store } = useFormSession()
  const { fmt = '' } = edit.field.ui
  const period = periodOf(useFieldValue(edit.path))
  const common = { edit, fmt }
  const type = (next: Period) => store.type(edit.path, next.join('') ? next : null)
  const pick = (next: Period) => {
    if (next[0] && next[1]) store.set(edit.path, next)
    else type(next)
  }
  const [start, end] = period
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className={styles.period} role="group" aria-labelledby={edit.labelId}>
      <MomentInput
        {...common}
        value={start}
        placeholder="开始"
        ariaLabel={`${fieldName(edit.field)}开始`}
        onType={(text) => type([text, end])}
        onPick={(text) => pick([text, end])}
      />
      <span>至</span>
      <MomentInput
        {...common}
        edit={{ ...edit, id: `${edit.id}-end` }}
        value={end}
        placeholder="结束"
        ariaLabel={`${fieldName(edit.field)}结束`}
        onType={(text) => type([start, text])}
        onPick={(text) => pick([start, text])}
      />
    </div>
  )
}

/** Start and end as texts; '' while empty. */
type Period = [string, string]

function periodOf(value: unknown): Period {
  const [start, end] = Array.isArray(value) ? value : []
  return [String(start ?? ''), String(end ?? '')]
}
