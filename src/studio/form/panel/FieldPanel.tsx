import { type ReactNode, useMemo, useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import { isComputedField } from '#formDocument/keys/isComputedField.ts'
import { labelOf } from '#formDocument/names/labels.ts'
import { definitionAt } from '#formDocument/rows/definitionAt.ts'
import { typeOf } from '#formDocument/types/typePanels.ts'
import { Tabs } from '../../controls/Tabs.tsx'
import { useFormEditing } from '../formEditing.ts'
import { AttributePanel } from './AttributePanel.tsx'
import styles from './FieldPanel.module.css'
import { PanelHead } from './PanelHead.tsx'
import type { PanelActs } from './panelActs.ts'
import { type Folds, FoldsProvider } from './parts/FoldingSection.tsx'
import { RowPanel } from './RowPanel.tsx'
import texts from './texts.json' with { type: 'json' }

interface FieldPanelProps extends PanelActs {
  /**
   * Content of the second tab, the rules of the selected field, and the mark after its name. Without it there are no
   * tabs.
   */
  rules?: Record<'panel' | 'mark', ReactNode>
}

/** The properties of the field, column or section that is selected in the form's editor. */
export function FieldPanel(props: FieldPanelProps) {
  const { onChangeType, rules } = props
  const { document, bundle, selected, select, tab, isEditable } = useFormEditing()
  const folds = useFolds()
  const definition = selected && definitionAt(document.formInfo, selected)
  if (!selected || !definition) return <p className={styles.hint}>{texts.nothing}</p>
  if (selected.part === 'row') return <RowPanel place={selected} />
  const type = typeOf(definition)
  const { row, index, column } = selected
  const isComputed = column === undefined && isComputedField(bundle, definition)
  const attributes = type && (
    <FoldsProvider value={folds}>
      <AttributePanel
        key={[row, index, column, type, isEditable, isComputed].join()}
        {...{ type, definition, isComputed }}
        acts={props}
        place={selected}
      />
    </FoldsProvider>
  )
  return (
    <section
      className={styles.panel}
      aria-label={fill(texts.panelOf, { name: labelOf(definition) })}
    >
      <PanelHead place={selected} {...{ definition, isComputed, onChangeType }} />
      {rules ? (
        <Tabs
          label={texts.tabsLabel}
          names={texts.tabs}
          value={tab}
          choose={(next) => select(selected, next)}
          marks={{ rules: rules.mark }}
        >
          {tab === 'rules' ? rules.panel : attributes}
        </Tabs>
      ) : (
        attributes
      )}
    </section>
  )
}

function useFolds(): Folds {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(texts.openAtFirst))
  return useMemo(
    () => ({
      isOpen: (title) => open.has(title),
      toggle: (title) =>
        setOpen((before) =>
          before.has(title)
            ? new Set([...before].filter((one) => one !== title))
            : new Set([...before, title]),
        ),
    }),
    [open],
  )
}
