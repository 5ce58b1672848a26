import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { pickButtonProps } from '../files/pickButtonProps.ts'
import styles from './Sign.module.css'
import { signSize } from './signSize.ts'

interface SignFrameProps {
  edit: EditProps
  url: string
  onClick: () => void
}

/** The signature, or the place for one; pressed it is written anew. */
export const SignFrame = ({ edit, url, onClick }: SignFrameProps) => (
  <button
    type="button"
    className={styles.frame}
    style={signSize(edit.field.ui)}
    {...pickButtonProps(edit)}
    onClick={onClick}
  >
    {url ? <img src={url} alt="签名，点击重新签名" /> : <span>点击签名</span>}
  </button>
)
