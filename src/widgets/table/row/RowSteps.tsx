import { ChevronLeft, ChevronRight, Plus } from '../../controls/icons.tsx'
import styles from './Row.module.css'

interface RowStepsProps {
  index: number
  count: number
  /** Absent where no row may be added. */
  onAdd?: () => void
  onGo: (index: number) => void
}

/** From row to row without closing; after the last one a new one. */
export const RowSteps = ({ index, count, onAdd, onGo }: RowStepsProps) => (
  <div className={styles.steps}>
    <button type="button" disabled={index === 0} onClick={() => onGo(index - 1)}>
      <ChevronLeft />
      上一行
    </button>
    {index === count - 1 && onAdd ? (
      <button type="button" onClick={onAdd}>
        <Plus />
        再添一行
      </button>
    ) : (
      <button type="button" disabled={index >= count - 1} onClick={() => onGo(index + 1)}>
        下一行
        <ChevronRight />
      </button>
    )}
  </div>
)
