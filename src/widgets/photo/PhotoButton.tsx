import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { Plus } from '../controls/icons.tsx'
import { pickButtonProps } from '../files/pickButtonProps.ts'
import styles from './Photo.module.css'

interface PhotoButtonProps {
  edit: EditProps
  /** Whether a picked image is being opened. */
  busy: boolean
  onClick: () => void
}

/** The empty frame as a button. */
export const PhotoButton = ({ edit, busy, onClick }: PhotoButtonProps) => (
  <button
    type="button"
    className={styles.empty}
    {...pickButtonProps(edit)}
    aria-busy={busy}
    onClick={onClick}
  >
    <Plus size={24} />
    <span>{busy ? '正在打开…' : '上传照片'}</span>
  </button>
)
