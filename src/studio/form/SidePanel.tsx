import { type RefObject, useState } from 'react'
import type { DocumentSession } from '../session/documentSession.ts'
import { useKeyFollowsLabel } from './document/useKeyFollowsLabel.ts'
import styles from './FormEditor.module.css'
import { useFormEditing } from './formEditing.ts'
import { FieldPanel } from './panel/FieldPanel.tsx'
import { FieldRules } from './rules/field/FieldRules.tsx'
import { RuleMark } from './rules/field/RuleMark.tsx'
import { DraftsProvider } from './rules/useDraft.ts'
import { useLeftControl } from './useLeftControl.ts'
import type { InUse } from './uses/useInUse.tsx'

interface SidePanelProps {
  panel: RefObject<HTMLDivElement | null>
  inUse: InUse
  session: DocumentSession | undefined
  /** True to show rules as well. */
  hasRules: boolean
}

/** Properties of the selected part, beside the preview; input is saved when a control is left. */
export function SidePanel({ panel, inUse, session, hasRules }: SidePanelProps) {
  const [drafts] = useState(() => new Map<string, unknown>())
  const followLabel = useKeyFollowsLabel(useFormEditing())
  useLeftControl(panel, () => {
    followLabel()
    void session?.flush()
  })
  return (
    <div ref={panel} className={styles.panel}>
      <DraftsProvider value={drafts}>
        <FieldPanel
          onChangeType={inUse.askType}
          onChangeKey={inUse.askKey}
          onRemoveColumn={(place, whenGone) => inUse.askRemove({ part: 'field', place }, whenGone)}
          onRemoveOption={inUse.askRemoveOption}
          {...(hasRules && { rules: RULES })}
        />
      </DraftsProvider>
    </div>
  )
}

/** The panel's second tab. */
const RULES = { panel: <FieldRules />, mark: <RuleMark /> }
