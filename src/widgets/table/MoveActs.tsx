import { ChevronDown, ChevronUp, Trash } from '../controls/icons.tsx'
import { RowAct } from './RowAct.tsx'
import type { RowActs } from './useTableRows.ts'

interface MoveActsProps {
  index: number
  count: number
  acts: RowActs
}

/** What changes the order and number of rows. */
export const MoveActs = ({ index, count, acts }: MoveActsProps) => (
  <>
    <RowAct label="上移" off={index === 0} onAct={() => acts.move(index, -1)}>
      <ChevronUp />
    </RowAct>
    <RowAct label="下移" off={index === count - 1} onAct={() => acts.move(index, 1)}>
      <ChevronDown />
    </RowAct>
    <RowAct label="删除" onAct={() => acts.remove(index)}>
      <Trash />
    </RowAct>
  </>
)
