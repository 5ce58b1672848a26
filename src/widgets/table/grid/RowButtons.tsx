import type { ComponentType } from 'react'
import { ChevronDown, ChevronUp, Eye, InsertBelow, Pencil, Trash } from '../../controls/icons.tsx'
import styles from './Grid.module.css'

/** The actions on a row, by the value of its button's `data-act`. */
export type RowAct = 'edit' | 'view' | 'insert' | 'up' | 'down' | 'remove'

interface RowButton {
  act: RowAct
  label: string
  Icon: ComponentType
  /** The key beside Alt that does the same from any cell of the row. */
  shortcut?: string
}

const BUTTONS: readonly RowButton[] = [
  { act: 'edit', label: '修改', Icon: Pencil },
  { act: 'view', label: '查看', Icon: Eye },
  { act: 'insert', label: '在下方插入', Icon: InsertBelow, shortcut: 'Enter' },
  { act: 'up', label: '上移', Icon: ChevronUp, shortcut: 'ArrowUp' },
  { act: 'down', label: '下移', Icon: ChevronDown, shortcut: 'ArrowDown' },
  { act: 'remove', label: '删除', Icon: Trash, shortcut: 'Delete' },
]

/** The action of a key on the row while Alt is held. */
export const actOfShortcut = (key: string): RowAct | undefined =>
  BUTTONS.find(({ shortcut }) => shortcut === key)?.act

interface RowButtonsProps {
  row: number
  isFirst: boolean
  isLast: boolean
  disabled: boolean
}

/** A row's buttons: one tab stop, with arrow keys to move between them. The grid handles their clicks. */
export function RowButtons({ row, isFirst, isLast, disabled }: RowButtonsProps) {
  const shown = disabled ? BUTTONS.filter(({ act }) => act === 'view') : BUTTONS
  const isOff = (act: RowAct) => (act === 'up' && isFirst) || (act === 'down' && isLast)
  return (
    <div role="toolbar" aria-label={`第 ${row + 1} 行操作`} className={styles.buttons}>
      {shown.map(({ act, label, Icon, shortcut }, index) => (
        <button
          key={act}
          type="button"
          data-act={act}
          className={styles.act}
          title={shortcut ? `${label}（Alt+${shortcut.replace('Arrow', '')}）` : label}
          aria-label={label}
          aria-keyshortcuts={shortcut && `Alt+${shortcut}`}
          tabIndex={index === 0 ? 0 : -1}
          disabled={isOff(act)}
        >
          <Icon />
        </button>
      ))}
    </div>
  )
}
