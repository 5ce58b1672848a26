import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { DisplayText } from '../controls/displays.tsx'
import styles from './Sign.module.css'
import { signSize } from './signSize.ts'

/** The signature, to be looked at. */
export const SignDisplay = ({ field, value }: DisplayProps) =>
  typeof value === 'string' && value !== '' ? (
    <div className={styles.shown} style={signSize(field.ui)}>
      <img src={value} alt="签名" />
    </div>
  ) : (
    <DisplayText text="" />
  )
