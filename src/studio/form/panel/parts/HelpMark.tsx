import { useState } from 'react'
import styles from '../FieldPanel.module.css'
import texts from '../texts.json' with { type: 'json' }

/** A mark beside a caption that opens its help text; screen readers read the text with the input. */
export function HelpMark({ id, text }: { id: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label={texts.help}
        aria-expanded={isOpen}
        aria-controls={id}
        title={text}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      <p id={id} className={styles.help} hidden={!isOpen}>
        {text}
      </p>
    </>
  )
}
