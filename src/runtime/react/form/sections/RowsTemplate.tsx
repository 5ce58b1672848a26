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

/** Lays out a section's fields row by row: side by side on PC, stacked on phones. */
export function RowsTemplate({ properties }: ObjectFieldTemplateProps) {
  const section = useSection()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  return section.rows.map((keys) => (
    <div key={keys[0]} className={styles.row}>
      {keys.map((key) => (
        <FieldCell key={key} fieldKey={key} content={contents.get(key) ?? <Fragment />} />
      ))}
    </div>
  ))
}

/**
 * The only place that applies visibility: a hidden field is not rendered. Few fields ever change it, unless their section
 * becomes another one.
 */
const FieldCell = memo(({ fieldKey, content }: FieldCellProps) => {
  useSection()
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
