import { fill } from '#domain/text/fill.ts'
import { rowFieldsAt, splitRow } from '#formDocument/edits/splitRow.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { labelOf, rowLabelOf, typeNameOf } from '#formDocument/names/labels.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useFormEditing } from '../formEditing.ts'
import styles from './FieldPanel.module.css'
import texts from './texts.json' with { type: 'json' }

/** The panel of a selected row: its name, its fields, and a button that splits it. */
export function RowPanel({ place }: { place: FieldPlace }) {
  const { document, select, write, isEditable } = useFormEditing()
  const { formInfo } = document
  const fields = rowFieldsAt(formInfo, place)
  const name = rowLabelOf(fields)
  const split = () => {
    const edit = splitRow(formInfo, { part: 'row', place })
    if (edit) write({ formInfo: edit.formInfo }, edit.place)
  }
  return (
    <section className={styles.panel} aria-label={fill(texts.panelOf, { name })}>
      <header className={styles.head}>
        <h2>
          {name} <small>{texts.row.kind}</small>
        </h2>
      </header>
      <p className={styles.reason}>{texts.row.about}</p>
      <ol className={styles.lines} aria-label={texts.row.fields}>
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is what stands at its place
          <li key={at} className={styles.line}>
            <button
              type="button"
              className={styles.open}
              aria-label={fill(texts.openColumn, { name: labelOf(field) })}
              onClick={() => select({ row: place.row, index: place.index + at })}
            >
              {labelOf(field)}
            </button>
            <small>{typeNameOf(field)}</small>
          </li>
        ))}
      </ol>
      {isEditable && (
        <button
          type="button"
          className={`${buttons.button} ${styles.split}`}
          data-size="sm"
          onClick={split}
        >
          {texts.row.split}
        </button>
      )}
    </section>
  )
}
