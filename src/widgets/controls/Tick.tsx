import { Check } from './icons.tsx'
import styles from './Tick.module.css'

/** The box before an option of which several may be chosen; the option itself says so to those who do not see it. */
export const Tick = ({ on }: { on: boolean }) => (
  <span className={styles.tick} data-on={on || undefined}>
    {on && <Check size={12} />}
  </span>
)
