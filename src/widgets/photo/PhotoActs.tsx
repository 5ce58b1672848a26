import { TextButton } from '../controls/input/TextButton.tsx'
import { ConfirmButton } from '../files/ConfirmButton.tsx'
import styles from './Photo.module.css'
import type { Photo } from './usePhoto.ts'

interface PhotoActsProps {
  id: string
  photo: Photo
  /** Opens the browser's picker. */
  onPick: () => void
}

/** The buttons of a photo that is stored or being uploaded. */
export const PhotoActs = ({ id, photo, onPick }: PhotoActsProps) => (
  <span className={styles.acts}>
    <TextButton id={id} aria-busy={photo.opening} onClick={onPick}>
      更换
    </TextButton>
    {photo.file && !photo.task && photo.cutAgain && (
      <TextButton onClick={photo.cutAgain}>重新裁剪</TextButton>
    )}
    {photo.file && !photo.task && (
      <ConfirmButton
        label={`删除${photo.file.name}`}
        question="确定删除？"
        confirm="删除"
        onConfirm={photo.remove}
      >
        删除
      </ConfirmButton>
    )}
  </span>
)
