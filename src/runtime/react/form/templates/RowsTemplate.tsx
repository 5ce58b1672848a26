import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { Fragment, memo, type ReactElement } from 'react'
import { useFormSession } from '../formSession.ts'
import { useSection } from '../sectionContext.ts'
import { useFieldHidden } from '../useFieldHidden.ts'
import styles from './RowsTemplate.module.css'

/** Lays a section's fields out row by row: beside each other on PC, stacked on phones. */
export function RowsTemplate({ properties }: ObjectFieldTemplateProps) {
  const section = useSection()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  return section.rows.map((keys) => (
    <div key={keys.join()} className={styles.row}>
      {keys.map((key) => (
        <FieldCell key={key} fieldKey={key} content={contents.get(key) ?? <Fragment />} />
      ))}
    </div>
  ))
}

/** The one place where visibility is applied: what is hidden is not rendered. */
const FieldCell = memo(({ fieldKey, content }: { fieldKey: string; content: ReactElement }) => {
  const { store, layout } = useFormSession()
  const share = layout === 'pc' && store.bundle.fields[fieldKey]?.ui.share
  if (useFieldHidden(fieldKey)) return null
  return (
    <div className={styles.cell} style={share ? { flex: `0 1 ${share}%` } : undefined}>
      {content}
    </div>
  )
})
FieldCell.displayName = 'FieldCell'
