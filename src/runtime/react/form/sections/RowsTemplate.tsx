import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { useFormSession } from '../session/formSession.ts'
import { changesVisibility, useFieldHidden } from '../session/useField.ts'
import styles from './RowsTemplate.module.css'
import { useSection } from './sectionContext.ts'

/**
 * Lays out a section's fields row by row: side by side on PC, stacked on phones. The only place that applies visibility:
 * a hidden field is not rendered. Few fields ever change it, unless their section becomes another one.
 */
export function RowsTemplate({ properties }: ObjectFieldTemplateProps) {
  const section = useSection()
  const { store } = useFormSession()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  const placed = (key: string) => {
    const content = contents.get(key)
    if (content && changesVisibility(store.bundle, key))
      return <Changing key={key} fieldKey={key} content={content} />
    return store.isHidden(key) ? null : content
  }
  return section.rows.map((keys) => (
    <div key={keys[0]} className={styles.row}>
      {keys.map(placed)}
    </div>
  ))
}

/** A field whose visibility a rule determines. */
const Changing = ({ fieldKey, content }: { fieldKey: string; content: ReactElement }) =>
  useFieldHidden(fieldKey) ? null : content
