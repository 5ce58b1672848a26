import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { codePaths, codesOf } from '../options/codesOf.ts'
import { useListedOptions } from '../options/useFieldOptions.ts'
import styles from './Choice.module.css'
import { toggled } from './toggled.ts'

/** All options in sight: native radio buttons, or check boxes for several. */
export function ChoiceGroup(edit: EditProps) {
  const { store } = useFormSession()
  const items = useListedOptions(edit, codePaths)
  const codes = codesOf(useFieldValue(edit.path))
  const multiple = edit.field.ui.multiple ?? false
  const pick = (code: string) => {
    const order = items.map(({ itemCode }) => itemCode)
    store.set(edit.path, multiple ? toggled(codes, code, order) : code)
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have take these
    <div
      className={styles.group}
      role={multiple ? 'group' : 'radiogroup'}
      aria-labelledby={edit.labelId}
      aria-describedby={edit.describedBy}
      aria-invalid={multiple ? undefined : edit.invalid}
    >
      {items.map(({ itemCode, itemName }) => (
        <label key={itemCode} className={styles.option}>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={edit.id}
            className={multiple ? styles.checkbox : styles.radio}
            checked={codes.includes(itemCode)}
            disabled={edit.disabled}
            aria-invalid={edit.invalid}
            onChange={() => pick(itemCode)}
          />
          <span>{itemName}</span>
        </label>
      ))}
      {items.length === 0 && <span className={styles.none}>暂无选项</span>}
    </div>
  )
}
