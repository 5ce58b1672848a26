import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'

/** Lets the form reveal a cell of this table: once `show` has returned and rendered, the cell is in the document. */
export function useCellRevealer(table: string, show: (row: number) => void): void {
  const { cellRevealers } = useFormSession()
  useLayoutEffect(() => {
    cellRevealers.set(table, ({ row }) => flushSync(() => show(row)))
    return () => {
      cellRevealers.delete(table)
    }
  }, [cellRevealers, table, show])
}
