import type { FormField } from '#contract/form.ts'
import { rootOf } from '#runtime/core/form/paths.ts'
import { fieldIds } from '#runtime/react/form/session/fieldIds.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldError } from '#runtime/react/form/session/useField.ts'
import { Pencil } from '../../controls/icons.tsx'
import control from '../../controls/input/control.module.css'
import { useCellText } from '../useCellText.ts'

interface DialogCellProps {
  column: FormField
  path: string
}

/** The content of a cell that is edited in its row's dialog; the grid opens it (`data-opens`). */
export function DialogCell({ column, path }: DialogCellProps) {
  const { store, id } = useFormSession()
  const ids = fieldIds(id, path)
  const text = useCellText(column, path)
  return (
    <button
      type="button"
      id={ids.input}
      className={control.trigger}
      data-opens={column.key}
      disabled={column.isDisable || store.isDisabled(rootOf(path))}
      title={text}
      aria-haspopup="dialog"
      aria-labelledby={`${ids.label} ${ids.input}`}
      aria-describedby={ids.error}
      aria-invalid={useFieldError(path) !== undefined}
    >
      <span className={`${control.triggerText} ${text ? '' : control.placeholder}`}>
        {text || '点击填写'}
      </span>
      <span className={control.triggerIcon}>
        <Pencil />
      </span>
    </button>
  )
}
