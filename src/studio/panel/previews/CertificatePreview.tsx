import { valueAt } from '#adapters/schemaForm/panelOf.ts'
import styles from '../../certificate/CertificatePicture.module.css'
import { CertificatePicture } from '../../certificate/CertificatePicture.tsx'
import { certificateDrawing } from '../../certificate/certificateItems.ts'
import words from '../../certificate/texts.json' with { type: 'json' }
import type { PreviewProps } from './previewProps.ts'

const KINDS = ['member', 'org'] as const

/** The certificates of a society; in the panel of an item the one that it is on, with the item framed. */
export function CertificatePreview({ open, document, change }: PreviewProps) {
  const [opened, , item] = open.at
  const shown = KINDS.filter((kind) => opened === undefined || kind === opened)
  return (
    <section className={styles.preview} aria-label={words.preview}>
      {shown.map((kind) => {
        const drawing = certificateDrawing(valueAt(document.value, [kind]))
        const name = words.names[kind]
        return (
          drawing && (
            <figure key={kind}>
              <figcaption>{name}</figcaption>
              <CertificatePicture
                {...{ change, drawing, name }}
                marked={typeof item === 'number' ? item : undefined}
              />
            </figure>
          )
        )
      })}
      <p className={styles.note}>{words.note}</p>
    </section>
  )
}
