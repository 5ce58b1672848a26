import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { Plus } from '../controls/icons.tsx'
import { pickButtonProps } from '../files/pickButtonProps.ts'
import styles from './Photo.module.css'

/** The empty frame as a button. */
export const PhotoButton = ({ edit, onClick }: { edit: EditProps; onClick: () => void }) => (
  <button type="button" className={styles.empty} {...pickButtonProps(edit)} onClick={onClick}>
    <Plus size={24} />
    <span>上传照片</span>
  </button>
)
