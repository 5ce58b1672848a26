import { useState } from 'react'
import { keyRefusal } from '#adapters/formInfo/fieldKey.ts'
import { LAYOUT_TYPES } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { formKeys, keyOf, keysOf } from '#formDocument/keys/keys.ts'
import { columnsOf, fieldAt } from '#formDocument/rows/rows.ts'
import { textOf, withAttribute } from '#formDocument/rows/withAttribute.ts'
import { typeOf } from '#formDocument/types/typePanels.ts'
import { type FormEditing, useFormEditing } from '../../formEditing.ts'
import styles from '../FieldPanel.module.css'
import type { PanelActs } from '../panelActs.ts'
import texts from '../texts.json' with { type: 'json' }
import type { SlotProps } from './slotProps.ts'

/** The key of a definition. It is written when the input is left, if it is valid; a published key is read-only. */
export function KeySlot(props: SlotProps & Pick<PanelActs, 'onChangeKey'>) {
  const { place, definition, save, onChangeKey } = props
  const editing = useFormEditing()
  const written = textOf(definition, 'value')
  const [typed, setTyped] = useState<string>()
  const isLive = editing.liveKeys.has(liveKeyOf(editing, place) ?? '')
  if (isLive || !editing.isEditable)
    return (
      <>
        <input type="text" aria-label={texts.key} value={written} readOnly />
        {isLive && <p className={styles.reason}>{texts.keyIsLive}</p>}
      </>
    )
  const text = (typed ?? written).trim()
  const fault = text === written ? undefined : faultOf(editing, props, text)
  const leave = () => {
    if (fault !== undefined || text === written) return
    setTyped(undefined)
    if (onChangeKey) onChangeKey(place, text)
    else save(withAttribute(definition, 'value', text === '' ? undefined : text))
  }
  return (
    <>
      <input
        type="text"
        aria-label={texts.key}
        aria-invalid={fault !== undefined}
        value={typed ?? written}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
          if (event.key !== 'Enter') return
          event.preventDefault()
          leave()
        }}
      />
      <p className={styles.fault} role="status">
        {fault}
      </p>
    </>
  )
}

/** Returns the key under which answers are stored: for a column, that of its table. */
const liveKeyOf = ({ document }: FormEditing, { row, index }: FieldPlace) =>
  keyOf(fieldAt(document.formInfo, { row, index }))

function faultOf(
  { document: { formInfo } }: FormEditing,
  { place, definition }: SlotProps,
  key: string,
): string | undefined {
  const { row, index, column } = place
  const taken =
    column === undefined
      ? formKeys(formInfo)
      : keysOf(columnsOf(fieldAt(formInfo, { row, index })) ?? [])
  if (taken.has(key)) return texts.keyTaken
  const type = typeOf(definition)
  const mayLack = LAYOUT_TYPES.some((layout) => layout === type)
  if (key === '') return mayLack ? undefined : texts.keyMissing
  return keyRefusal({ raw: { value: key } })
}
