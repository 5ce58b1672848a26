import type { ComponentType } from 'react'
import { ChevronDown, ChevronUp, InsertBelow, Pencil, Trash } from '../../controls/icons.tsx'
import styles from './Cards.module.css'

/** The actions on a card, by the value of its button's `data-act`. */
export type CardAct = 'open' | 'insert' | 'up' | 'down' | 'remove'

const BUTTONS: readonly { act: CardAct; label: string; Icon: ComponentType }[] = [
  { act: 'open', label: '修改', Icon: Pencil },
  { act: 'insert', label: '在下方插入', Icon: InsertBelow },
  { act: 'up', label: '上移', Icon: ChevronUp },
  { act: 'down', label: '下移', Icon: ChevronDown },
  { act: 'remove', label: '删除', Icon: Trash },
]

interface CardButtonsProps {
  isFirst: boolean
  isLast: boolean
}

/** A card's buttons; the list of cards handles their clicks. */
export const CardButtons = ({ isFirst, isLast }: CardButtonsProps) => (
  <div className={styles.buttons}>
    {BUTTONS.map(({ act, label, Icon }) => (
      <button
        key={act}
        type="button"
        data-act={act}
        className={styles.act}
        aria-label={label}
        disabled={(act === 'up' && isFirst) || (act === 'down' && isLast)}
      >
        <Icon />
      </button>
    ))}
  </div>
)
