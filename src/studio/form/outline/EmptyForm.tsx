import buttons from '#runtime/react/controls/buttons.module.css'
import { PALETTE, type PaletteEntry } from '../model/palette/palette.ts'
import styles from './Outline.module.css'
import texts from './texts.json' with { type: 'json' }

interface EmptyFormProps {
  isEditable: boolean
  choose: (entry: PaletteEntry) => void
  openPalette: () => void
}

/** A form without fields: the ready-made ones are one press away. */
export function EmptyForm({ isEditable, choose, openPalette }: EmptyFormProps) {
  const { title, hint, all, readOnly } = texts.empty
  if (!isEditable) return <p className={styles.empty}>{readOnly}</p>
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{hint}</p>
      <div className={styles.starters}>
        {PALETTE[0]?.entries.map((entry) => (
          <button
            key={entry.name}
            type="button"
            className={buttons.button}
            data-size="sm"
            title={entry.hint}
            onClick={() => choose(entry)}
          >
            {entry.name}
          </button>
        ))}
      </div>
      <button type="button" className={buttons.button} data-kind="primary" onClick={openPalette}>
        {all}
      </button>
    </div>
  )
}
