import type { FormField } from '#contract/form.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import styles from './Table.module.css'

/** Places that are named; the rest is counted, and follows as these are mended. */
const NAMED = { pc: 4, mobile: 2 } as const

interface FaultLinksProps {
  columns: readonly FormField[]
  /** Paths of cells. */
  paths: readonly FormPath[]
}

/** The way to cells that need mending. */
export function FaultLinks({ columns, paths }: FaultLinksProps) {
  const { store, layout } = useFormSession()
  const named = NAMED[layout]
  const nameOf = (path: FormPath): string => {
    const cell = parseCell(path)
    const column = columns.find(({ key }) => key === cell?.column)
    return `第 ${(cell?.row ?? 0) + 1} 行${column ? fieldName(column) : ''}`
  }
  return (
    <>
      {paths.slice(0, named).map((path) => (
        <button
          key={path}
          type="button"
          className={styles.fault}
          onClick={() => store.reveal(path)}
        >
          {nameOf(path)}
        </button>
      ))}
      {paths.length > named && `等 ${paths.length} 处`}
    </>
  )
}
