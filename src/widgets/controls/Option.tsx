import type { Item } from '#contract/formInfo.ts'
import { Check } from './icons.tsx'
import styles from './OptionList.module.css'

interface OptionProps {
  id: string
  item: Item
  chosen: boolean
  /** Where the keyboard is. */
  active: boolean
  multiple: boolean
  onPick: (code: string) => void
}

export const Option = ({ id, item, chosen, active, multiple, onPick }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard (aria-activedescendant)
  // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
  <div
    id={id}
    role="option"
    aria-selected={chosen}
    className={styles.option}
    data-active={active || undefined}
    onClick={() => onPick(item.itemCode)}
  >
    {multiple && (
      <span className={styles.tick} data-on={chosen || undefined}>
        {chosen && <Check size={12} />}
      </span>
    )}
    <span className={styles.name}>{item.itemName}</span>
    {!multiple && chosen && <Check />}
  </div>
)
