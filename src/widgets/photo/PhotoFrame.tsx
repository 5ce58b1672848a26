import type { ReactNode } from 'react'
import type { FieldUi } from '#contract/form.ts'
import styles from './Photo.module.css'
import { photoSize } from './photoSize.ts'

interface PhotoFrameProps {
  ui: FieldUi
  invalid?: boolean
  children: ReactNode
}

/** The frame of a photo, in the size the form sets; smaller on narrow screens, in the same proportions. */
export function PhotoFrame({ ui, invalid, children }: PhotoFrameProps) {
  const { width, height } = photoSize(ui)
  return (
    <div
      className={styles.frame}
      style={{ width, aspectRatio: `${width} / ${height}` }}
      data-invalid={invalid || undefined}
    >
      {children}
    </div>
  )
}
