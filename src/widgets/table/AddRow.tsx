import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { Plus } from '../controls/icons.tsx'
import styles from './Table.module.css'

interface AddRowProps {
  edit: EditProps
  text: string
  onAdd: () => void
}

/** The button below the rows; it carries the table's own message. */
export const AddRow = ({ edit, text, onAdd }: AddRowProps) =>
  !edit.disabled && (
    <button
      type="button"
      id={edit.id}
      className={styles.add}
      aria-describedby={edit.describedBy}
      onClick={onAdd}
    >
      <Plus size={14} />
      {text}
    </button>
  )
