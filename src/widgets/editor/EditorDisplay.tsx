import { isEmptyHtml } from '#domain/text/htmlText.ts'
import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import { DisplayText } from '../controls/displays.tsx'
import styles from './Editor.module.css'

/** The text as it was written, without anything that acts. */
export const EditorDisplay = ({ value }: DisplayProps) =>
  typeof value === 'string' && !isEmptyHtml(value) ? (
    <SafeHtml className={styles.text} html={value} />
  ) : (
    <DisplayText text="" />
  )
