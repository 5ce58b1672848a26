import { useRef } from 'react'
import { fill } from '#domain/text/fill.ts'
import type { Edit } from '#formDocument/edits/edit.ts'
import { areColumns, inserted } from '#formDocument/edits/insert.ts'
import { moved } from '#formDocument/edits/move.ts'
import { removed } from '#formDocument/edits/remove.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { labelOf, typeNameOf } from '#formDocument/names/labels.ts'
import { columnsOf } from '#formDocument/rows/rows.ts'
import { useFormEditing } from '../../formEditing.ts'
import { PALETTE, paletteMatches } from '../../model/palette/palette.ts'
import styles from '../FieldPanel.module.css'
import type { PanelActs } from '../panelActs.ts'
import texts from '../texts.json' with { type: 'json' }
import type { SlotProps } from './slotProps.ts'

/** The columns of a table: opened, added, moved and removed here, edited in panels of their own. */
export function ColumnsSlot({
  place,
  definition,
  onRemoveColumn,
}: SlotProps & Pick<PanelActs, 'onRemoveColumn'>) {
  const { document, write, select, isEditable } = useFormEditing()
  const { formInfo } = document
  const list = useRef<HTMLOListElement>(null)
  const columns = columnsOf(definition) ?? []
  const at = (column: number): FieldPlace => ({ ...place, column })
  const apply = (edit: Edit | undefined, selected: FieldPlace | null) => {
    if (edit) write({ formInfo: edit.formInfo }, selected)
  }
  const remove = (column: number) =>
    onRemoveColumn
      ? onRemoveColumn(at(column), () => select(place))
      : apply(removed(formInfo, { part: 'field', place: at(column) }), place)
  const move = (column: number, by: -1 | 1) => {
    apply(moved(formInfo, { part: 'field', place: at(column) }, by), place)
    list.current?.children[column + by]?.querySelector('button')?.focus()
  }
  return (
    <>
      {columns.length === 0 && <p className={styles.reason}>{texts.noColumns}</p>}
      <ol ref={list} className={styles.lines}>
        {columns.map((column, index) => (
          <ColumnLine
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have no other name that is theirs alone
            key={index}
            {...{ column, isEditable }}
            isFirst={index === 0}
            isLast={index === columns.length - 1}
            open={() => select(at(index))}
            move={(by) => move(index, by)}
            remove={() => remove(index)}
          />
        ))}
      </ol>
      {isEditable && (
        <AddColumn
          add={(rows) => {
            const edit = inserted(formInfo, rows, at(columns.length - 1))
            apply(edit, edit?.place ?? null)
          }}
        />
      )}
    </>
  )
}

interface ColumnLineProps {
  column: unknown
  isEditable: boolean
  isFirst: boolean
  isLast: boolean
  open: () => void
  move: (by: -1 | 1) => void
  remove: () => void
}

function ColumnLine({ column, isEditable, isFirst, isLast, open, move, remove }: ColumnLineProps) {
  const name = labelOf(column)
  const labelled = (act: string) => fill(texts.actOn, { act, name })
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={styles.open}
        aria-label={fill(texts.openColumn, { name })}
        onClick={open}
      >
        {name}
      </button>
      <small>{typeNameOf(column)}</small>
      {isEditable && (
        <>
          <button
            type="button"
            aria-label={labelled(texts.up)}
            disabled={isFirst}
            onClick={() => move(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={labelled(texts.down)}
            disabled={isLast}
            onClick={() => move(1)}
          >
            ↓
          </button>
          <button type="button" aria-label={labelled(texts.remove)} onClick={remove}>
            ✕
          </button>
        </>
      )}
    </li>
  )
}

const COLUMNS = paletteMatches('', ({ formInfo }) => areColumns(formInfo))

function AddColumn({ add }: { add: (rows: readonly unknown[]) => void }) {
  return (
    <select
      aria-label={texts.addColumn}
      value=""
      onChange={({ target }) => {
        const entries = PALETTE.flatMap(({ entries }) => entries)
        add(entries.find(({ name }) => name === target.value)?.formInfo ?? [])
      }}
    >
      <option value="" disabled hidden>
        {texts.addColumnHint}
      </option>
      {COLUMNS.map(({ group, entries }) => (
        <optgroup key={group} label={group}>
          {entries.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
