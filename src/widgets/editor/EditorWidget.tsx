import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import styles from './Editor.module.css'
import { EditorCount } from './EditorCount.tsx'
import { EditorDisplay } from './EditorDisplay.tsx'
import { EditorWriting } from './EditorWriting.tsx'

/** Rich text, shown read-only until focused; only then is the editor loaded (decision 0087). */
export function EditorWidget(edit: EditProps) {
  const { field, path, invalid, disabled } = edit
  const { max } = field.constraints
  return (
    <div
      className={styles.box}
      style={{ maxWidth: field.ui.width }}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      {disabled ? <Fixed edit={edit} /> : <EditorWriting edit={edit} />}
      {max !== undefined && <EditorCount path={path} max={max} />}
    </div>
  )
}

const Fixed = ({ edit: { field, path, layout } }: { edit: EditProps }) => (
  <div className={styles.fixed} style={{ minHeight: field.ui.height }}>
    <EditorDisplay field={field} value={useFieldValue(path)} layout={layout} />
  </div>
)
