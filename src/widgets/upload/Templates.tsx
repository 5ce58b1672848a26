import type { FormField } from '#contract/form.ts'
import { FileIcon } from '../controls/icons.tsx'
import styles from './Upload.module.css'

/** Files the society offers for download beside the field. */
export function Templates({ field: { ui } }: { field: FormField }) {
  if (!ui.enclosure?.length) return null
  return (
    <p className={styles.templates}>
      <span>{ui.enclosureLabel ?? '模板下载'}：</span>
      {ui.enclosure.map(({ name, url }) => (
        <a
          key={url}
          className={styles.template}
          href={url}
          download={name}
          target="_blank"
          rel="noopener"
        >
          <FileIcon />
          {name}
        </a>
      ))}
    </p>
  )
}
