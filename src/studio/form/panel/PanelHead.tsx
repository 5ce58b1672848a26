import type { FieldType, RawField } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { labelOf, typeNameOf } from '#formDocument/names/labels.ts'
import { withDefinition } from '#formDocument/rows/definitionAt.ts'
import { fieldAt } from '#formDocument/rows/rows.ts'
import { otherTypes, withType } from '#formDocument/types/changeType.ts'
import { useFormEditing } from '../formEditing.ts'
import styles from './FieldPanel.module.css'
import type { PanelActs } from './panelActs.ts'
import texts from './texts.json' with { type: 'json' }

interface PanelHeadProps extends Pick<PanelActs, 'onChangeType'> {
  place: FieldPlace
  definition: RawField
  isComputed: boolean
}

/** The name of the selected part and a choice of its type; for a column, also a link to its table. */
export function PanelHead({ place, definition, isComputed, onChangeType }: PanelHeadProps) {
  const { document, select, write, isEditable } = useFormEditing()
  const { formInfo } = document
  const { column, ...table } = place
  const inTable = column !== undefined
  const change = (type: FieldType) => {
    if (onChangeType) return onChangeType(place, type)
    write({ formInfo: withDefinition(formInfo, place, withType(definition, type, inTable)) })
  }
  return (
    <header className={styles.head}>
      {inTable && (
        <button type="button" className={styles.back} onClick={() => select(table)}>
          ‹ {labelOf(fieldAt(formInfo, table))}
        </button>
      )}
      <div className={styles.kind}>
        <h2>
          {labelOf(definition)} <small>{typeNameOf(definition)}</small>
          {isComputed && <small> · {texts.computed}</small>}
        </h2>
        {isEditable && <TypeSelect {...{ definition, inTable, change }} />}
      </div>
    </header>
  )
}

interface TypeSelectProps {
  definition: RawField
  inTable: boolean
  change: (type: FieldType) => void
}

/** A choice of other types, those that preserve existing answers first. */
function TypeSelect({ definition, inTable, change }: TypeSelectProps) {
  const { keeping, losing } = otherTypes(definition, inTable)
  const groups = [
    [texts.keeping, keeping],
    [texts.losing, losing],
  ] as const
  return (
    <select
      aria-label={texts.changeType}
      value=""
      onChange={({ target }) => change(target.value as FieldType)}
    >
      <option value="" disabled hidden>
        {texts.changeTypeHint}
      </option>
      {groups.map(
        ([label, types]) =>
          types.length > 0 && (
            <optgroup key={label} label={label}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {typeNameOf({ type })}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  )
}
