import { useState } from 'react'
import { cellPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import type { OpenedRowProps } from './openedRow.ts'

/**
 * Leaves an edited row: its messages show from then on, and the first attempt is stopped while a file is uploading.
 * `held` is the reason; a second attempt leaves.
 */
export function useRowLeave({ table: { edit, columns }, opened }: OpenedRowProps) {
  const { store } = useFormSession()
  const [held, setHeld] = useState<string>()
  const leave = (go: () => void) => {
    if (opened.mode === 'edit') {
      const cells = columns.map(({ key }) => cellPath(edit.path, opened.index, key))
      const obstacle = cells.map((cell) => store.placeErrors(cell).obstacle).find((each) => each)
      if (obstacle !== undefined && held === undefined) return setHeld(obstacle)
      for (const cell of cells) store.touch(cell)
    }
    setHeld(undefined)
    go()
  }
  return { held, leave }
}
