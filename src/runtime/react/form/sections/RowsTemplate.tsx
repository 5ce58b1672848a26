import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { Fragment, memo, type ReactElement } from 'react'
import { ownValue } from '#contract/record.ts'
import { useFormSession } from '../session/formSession.ts'
import { changesVisibility, useFieldHidden } from '../session/useField.ts'
import styles from './RowsTemplate.module.css'
import { useSection } from './sectionContext.ts'

interface FieldCellProps {
  fieldKey: string
  content: ReactElement
}

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

/** The one place where visibility is applied: what is hidden is not rendered. Few fields ever change it. */
const FieldCell = memo(({ fieldKey, content }: FieldCellProps) => {
  const { store, layout } = useFormSession()
  const share = layout === 'pc' && ownValue(store.bundle.fields, fieldKey)?.ui.share
  const cell = (
    <div className={styles.cell} style={share ? { flex: `0 1 ${share}%` } : undefined}>
      {content}
    </div>
  )
  if (changesVisibility(store.bundle, fieldKey))
    return <Changing fieldKey={fieldKey}>{cell}</Changing>
  return store.isHidden(fieldKey) ? null : cell
})
FieldCell.displayName = 'FieldCell'

const Changing = ({ fieldKey, children }: { fieldKey: string; children: ReactElement }) =>
  useFieldHidden(fieldKey) ? null : children
