import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Without one it has the site's colour; `warned` is dim until it is pointed at. */
  tone?: 'dim' | 'warned' | 'danger'
}

/** A small button of one word, or of an icon, beside a file or an image; large enough for touch on a phone. */
export const TextButton = ({ tone, ...props }: TextButtonProps) => (
  <button {...props} type="button" className={styles.button} data-tone={tone} />
)
