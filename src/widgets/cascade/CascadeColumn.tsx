import type { Item } from '#contract/formInfo.ts'
import styles from './Cascade.module.css'
import { CascadeNode } from './CascadeNode.tsx'
import { type Path, samePath } from './paths.ts'

interface CascadeColumnProps {
  items: readonly Item[]
  /** Path of the node these are the children of. */
  above: Path
  /** Code of the one that is walked. */
  walked: string | undefined
  selected: readonly Path[]
  multiple: boolean
  idOf: (path: Path) => string
  onChoose: (path: Path, item: Item) => void
}

/** The children of one node. */
export const CascadeColumn = (column: CascadeColumnProps) => (
  <div className={styles.column} role="none">
    {column.items.map((item) => {
      const path = [...column.above, item.itemCode]
      return (
        <CascadeNode
          key={item.itemCode}
          id={column.idOf(path)}
          item={item}
          walked={column.walked === item.itemCode}
          chosen={column.selected.some((each) => samePath(each, path))}
          multiple={column.multiple}
          level={path.length}
          focusable={false}
          onChoose={() => column.onChoose(path, item)}
        />
      )
    })}
  </div>
)
