import { useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { Paging } from '../records/Paging.tsx'
import { ResultStatus } from '../records/ResultStatus.tsx'
import { showTop } from '../records/showTop.ts'
import { RowCards } from './RowCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import classes from './TableNode.module.css'
import { useTable } from './useTable.ts'

/** The records of a source: a table on PC, a card a record on phones. */
export function TableNode({ node }: { node: NodeOf<'table'> }) {
  const table = useTable(node)
  const isPhone = useDevice() === 'mobile'
  const top = useRef<HTMLDivElement>(null)
  const { status, total, empty } = table
  return (
    <div ref={top} className={classes.table} id={node.id}>
      {isPhone ? <RowCards table={table} /> : <TableGrid table={table} />}
      <ResultStatus ready={status === 'ready'} total={total} empty={empty} />
      {node.paging && status !== 'error' && (
        <Paging
          paging={node.paging}
          total={total}
          ready={status === 'ready'}
          onTurn={() => showTop(top.current)}
        />
      )}
    </div>
  )
}
