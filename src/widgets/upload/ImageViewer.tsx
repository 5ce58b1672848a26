import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FileValue } from '#contract/formInfo.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import { Close } from '../controls/icons.tsx'
import styles from './ImageViewer.module.css'

/** A picture as large as the window allows; a press or Escape closes it. */
export function ImageViewer({ file, onClose }: { file: FileValue; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={file.name}
      onClick={onClose}
      onClose={onClose}
      {...{ [FLOATING]: '' }}
    >
      <img src={file.url} alt={file.name} />
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Close size={20} />
      </button>
    </dialog>,
    document.body,
  )
}
