import type { FileValue } from '#contract/formInfo.ts'
import { Close } from '../controls/icons.tsx'
import { ModalDialog } from '../controls/ModalDialog.tsx'
import styles from './PictureView.module.css'

/** A picture as large as the window allows. Escape and a press beside it close it. */
export function PictureView({ file, onClose }: { file: FileValue; onClose: () => void }) {
  return (
    <ModalDialog label={file.name} className={styles.view} onClose={onClose}>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Close size={20} />
      </button>
      <img className={styles.picture} src={file.url} alt={file.name} />
      <p className={styles.name}>{file.name}</p>
    </ModalDialog>
  )
}
