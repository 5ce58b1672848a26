import { useEffect, useRef } from 'react'
import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FOCUSABLE } from '#runtime/react/focusable.ts'
import { FieldFrame } from '#runtime/react/form/frame/FieldFrame.tsx'
import styles from './Row.module.css'

interface RowFormProps {
  columns: readonly FormField[]
  path: string
  index: number
  /** Column to begin in. */
  begin: string | undefined
}

/** All columns of one row as a small form; input is stored in the table at once. */
export function RowForm({ columns, path, index, begin }: RowFormProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (begin === undefined) return
    const places = form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []
    const place = [...places].find(({ dataset }) => dataset.field === cellPath(path, index, begin))
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [begin, path, index])
  return (
    <div ref={form} className={styles.form}>
      {columns.map((column) => {
        const cell = cellPath(path, index, column.key)
        return <FieldFrame key={column.key} field={column} path={cell} />
      })}
    </div>
  )
}
