import { useSyncExternalStore } from 'react'
import styles from '../RichEditor.module.css'
import type { RichView } from '../view/RichView.ts'
import { ColourRow } from './ColourRow.tsx'
import { LinkRow } from './LinkRow.tsx'
import { MediaRow } from './MediaRow.tsx'
import type { Row } from './Toolbar.tsx'

interface ToolRowProps {
  rich: RichView
  id: string
  row: Row | undefined
  onDone: () => void
}

/** The row below the toolbar: the opened tool, or the settings of the selected media. */
export function ToolRow({ rich, id, row, onDone }: ToolRowProps) {
  const { color, link, media } = useSyncExternalStore(rich.subscribe, rich.tools)
  if (!row && !media) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      id={id}
      className={styles.row}
      role="group"
      aria-label={row ? LABELS[row] : '大小'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        onDone()
        rich.view.focus()
      }}
    >
      {row === 'colour' && <ColourRow rich={rich} current={color} onDone={onDone} />}
      {row === 'link' && <LinkRow rich={rich} current={link} onDone={onDone} />}
      {!row && media && <MediaRow key={media.kind} rich={rich} media={media} />}
    </div>
  )
}

const LABELS: Readonly<Record<Row, string>> = { colour: '文字颜色', link: '链接' }
