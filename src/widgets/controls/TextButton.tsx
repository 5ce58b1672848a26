import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

/** A small button of one word beside a file or a picture. On a phone a finger hits it. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.button} />
)
