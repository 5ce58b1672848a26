import { type KeyboardEvent, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import { ChevronRight, Close } from '../controls/icons.tsx'
import { ModalDialog } from '../controls/panel/ModalDialog.tsx'
import styles from './PictureView.module.css'

interface PictureViewProps {
  pictures: readonly FileValue[]
  /** The image shown first. */
  first: FileValue
  onClose: () => void
}

/**
 * Images as large as the window allows, one at a time: arrow keys and the buttons at the sides go to the next and
 * previous. Escape and a press beside the image close it.
 */
export function PictureView({ pictures, first, onClose }: PictureViewProps) {
  const [at, setAt] = useState(() => pictures.findIndex(({ url }) => url === first.url))
  const [broken, setBroken] = useState<string>()
  const file = pictures[at] ?? first
  const go = (step: number) => setAt(Math.min(Math.max(at + step, 0), pictures.length - 1))
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const several = pictures.length > 1
  return (
    <ModalDialog label={file.name} className={styles.view} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys from any of the buttons inside */}
      <div className={styles.stage} onKeyDown={keys}>
        {broken === file.url ? (
          <p className={styles.broken}>图片无法显示</p>
        ) : (
          <img
            className={styles.picture}
            src={file.url}
            alt={file.name}
            onError={() => setBroken(file.url)}
          />
        )}
        <p className={styles.name} aria-live="polite">
          {several && `${at + 1} / ${pictures.length}　`}
          {file.name}
        </p>
        {several && <Step label="上一张" side="left" off={at === 0} onClick={() => go(-1)} />}
        {several && (
          <Step
            label="下一张"
            side="right"
            off={at === pictures.length - 1}
            onClick={() => go(1)}
          />
        )}
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Close size={20} />
        </button>
      </div>
    </ModalDialog>
  )
}

interface StepProps {
  label: string
  side: 'left' | 'right'
  /** There is nothing further; the button keeps the focus. */
  off: boolean
  onClick: () => void
}

const Step = ({ label, side, off, onClick }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    data-side={side}
    aria-label={label}
    aria-disabled={off}
    onClick={onClick}
  >
    <ChevronRight size={24} />
  </button>
)
