import { Check } from '../icons.tsx'
import styles from './OptionList.module.css'
import { Tick } from './Tick.tsx'

interface OptionProps {
  id: string
  name: string
  chosen: boolean
  /** Whether the keyboard is at this option. */
  active: boolean
  multiple: boolean
  onPick: () => void
}

export const Option = ({ id, name, chosen, active, multiple, onPick }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard (aria-activedescendant)
  // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
  <div
    id={id}
    role="option"
    aria-selected={chosen}
    className={styles.option}
    data-active={active || undefined}
    onClick={onPick}
  >
    {multiple && <Tick on={chosen} />}
    <span className={styles.name}>{name}</span>
    {!multiple && chosen && <Check />}
  </div>
)
