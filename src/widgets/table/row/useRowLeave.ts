import { useState } from 'react'
import { cellPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import type { OpenedRowProps } from './openedRow.ts'

/**
 * Leaving a row that is edited: its messages show from then on, and a file under way is not given up unasked.
 * `held` is what would be lost; leaving a second time leaves for good.
 */
export function useRowLeave({ table: { edit, columns }, opened }: OpenedRowProps) {
  const { store } = useFormSession()
  const [held, setHeld] = useState<string>()
  const leave = (go: () => void) => {
    if (opened.mode === 'edit') {
      const cells = columns.map(({ key }) => cellPath(edit.path, opened.index, key))
      const obstacle = cells.map((cell) => store.standing(cell).obstacle).find((each) => each)
      if (obstacle !== undefined && held === undefined) return setHeld(obstacle)
      for (const cell of cells) store.touch(cell)
    }
    setHeld(undefined)
    go()
  }
  return { held, leave }
}
