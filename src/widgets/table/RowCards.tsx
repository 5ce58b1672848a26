import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { Plus } from '../controls/icons.tsx'
import { RowCard } from './RowCard.tsx'
import { RowSheet } from './RowSheet.tsx'
import styles from './Table.module.css'
import { useTableRows } from './useTableRows.ts'

/** The phone's table: a card a row, edited in a sheet. */
export function RowCards(edit: EditProps) {
  const { field, path, disabled } = edit
  const { ids, add, move, remove } = useTableRows(path)
  const [opened, setOpened] = useState<number>()
  const { cellRevealers } = useFormSession()
  useEffect(() => {
    cellRevealers.set(path, ({ row }) => flushSync(() => setOpened(row)))
    return () => {
      cellRevealers.delete(path)
    }
  }, [cellRevealers, path])
  const addAndOpen = () => {
    if (add()) setOpened(ids.length)
  }
  return (
    <div className={styles.cards}>
      {ids.map((id, index) => (
        <RowCard
          key={id}
          table={field}
          path={path}
          index={index}
          count={ids.length}
          disabled={disabled}
          onOpen={setOpened}
          onMove={move}
          onRemove={remove}
        />
      ))}
      {!disabled && (
        <button
          type="button"
          id={edit.id}
          className={styles.add}
          aria-describedby={edit.describedBy}
          onClick={addAndOpen}
        >
          <Plus size={14} />
          添加{field.label}
        </button>
      )}
      {opened !== undefined && opened < ids.length && (
        <RowSheet
          table={field}
          path={path}
          index={opened}
          disabled={disabled}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
