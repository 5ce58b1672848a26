import { useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { AddRow } from './AddRow.tsx'
import { RowCard } from './RowCard.tsx'
import { RowSheet } from './RowSheet.tsx'
import styles from './Table.module.css'
import { useCellRevealer } from './useCellRevealer.ts'
import { useTableRows } from './useTableRows.ts'

/** The phone's table: a card a row, edited in a sheet. */
export function RowCards(edit: EditProps) {
  const { field, path, disabled } = edit
  const { ids, acts } = useTableRows(path)
  const [opened, setOpened] = useState<number>()
  useCellRevealer(path, setOpened)
  const addAndOpen = () => {
    if (acts.add()) setOpened(ids.length)
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
          acts={acts}
          onOpen={setOpened}
        />
      ))}
      <AddRow edit={edit} text={`添加${field.label}`} onAdd={addAndOpen} />
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
