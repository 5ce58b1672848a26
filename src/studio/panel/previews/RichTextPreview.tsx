import { valueAt } from '#adapters/schemaForm/panelOf.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import styles from './Previews.module.css'
import type { PreviewProps } from './previewProps.ts'

/** Devices, each with the beginning of the keys that name the other one; a text whose key names neither is for both. */
const DEVICES = [
  { device: 'pc', name: '电脑', other: /^mobile/ },
  { device: 'mobile', name: '手机', other: /^pc/ },
] as const

/** Rich texts as they are read, on a computer and on a phone, side by side. */
export function RichTextPreview({ open }: PreviewProps) {
  const texts = open.panel.fields.filter(({ kind }) => kind === 'html')
  return (
    <section className={styles.devices} aria-label="预览">
      {DEVICES.map(({ device, name, other }) => (
        <figure key={device} data-device={device}>
          <figcaption>{name}</figcaption>
          <div className={styles.screen}>
            {texts
              .filter(({ key }) => !other.test(key))
              .map(({ key, at }) => (
                <SafeHtml
                  key={key}
                  className={styles.html}
                  html={String(valueAt(open.object, at) ?? '')}
                />
              ))}
          </div>
        </figure>
      ))}
    </section>
  )
}
