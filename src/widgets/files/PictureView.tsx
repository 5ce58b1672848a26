import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FileValue } from '#contract/formInfo.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import { Close } from '../controls/icons.tsx'
import styles from './PictureView.module.css'

/** A picture as large as the window allows. Escape and a press beside it close it. */
export function PictureView({ file, onClose }: { file: FileValue; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the picture; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={file.name}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      {...{ [FLOATING]: '' }}
    >
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Close size={20} />
      </button>
      <img className={styles.picture} src={file.url} alt={file.name} />
      <p className={styles.name}>{file.name}</p>
    </dialog>,
    document.body,
  )
}
