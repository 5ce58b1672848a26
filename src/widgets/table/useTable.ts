import { useMemo, useRef, useState } from 'react'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFormChannel } from '#runtime/react/form/session/useFormChannel.ts'
import { shownColumns } from './shownColumns.ts'
import type { Notice, RowActs, TableModel } from './tableModel.ts'

/** The rows of a table, re-rendered only when rows are added, removed or moved, and the actions on them. */
export function useTable(edit: EditProps): TableModel {
  const { store } = useFormSession()
  const { path, field } = edit
  const ids = useFormChannel(`rows:${path}`, () => store.rowIds(path))
  const columns = useMemo(() => shownColumns(field), [field])
  const [notice, setNotice] = useState<Notice>()
  const last = useRef<Notice>(undefined)
  const acts = useMemo<RowActs>(() => {
    const tell = (next: Notice | undefined) => {
      last.current = next
      setNotice(next)
    }
    return {
      tell,
      add(at) {
        tell(undefined)
        return store.addRow(path, undefined, at)
      },
      move(index, by) {
        const moved = store.moveRow(path, index, index + by)
        if (moved) tell({ text: `第 ${index + 1} 行已移到第 ${index + by + 1} 行` })
        return moved
      },
      remove(index) {
        const removedId = store.rowIds(path)[index]
        const back =
          removedId === undefined ? undefined : store.changeRows(path, { remove: [removedId] })
        if (back) tell({ text: `已删除第 ${index + 1} 行`, back })
      },
      undo() {
        const back = last.current?.back
        if (back && store.changeRows(path, back)) tell({ text: '已撤销' })
      },
    }
  }, [store, path])
  return { edit, columns, ids, notice, acts }
}
