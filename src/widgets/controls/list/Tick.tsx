import { Check } from '../icons.tsx'
import styles from './Tick.module.css'

/** The decorative checkbox of an option in a multiple selection; the option itself has the accessible state. */
export const Tick = ({ on }: { on: boolean }) => (
  <span className={styles.tick} data-on={on || undefined}>
    {on && <Check size={12} />}
  </span>
)
