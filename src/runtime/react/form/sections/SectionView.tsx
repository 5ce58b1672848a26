import { memo, type RefCallback, useCallback, useId } from 'react'
import type { FormSection } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { useFormSession } from '../session/formSession.ts'
import { useFieldHidden } from '../session/useField.ts'
import { SectionForm } from './SectionForm.tsx'
import styles from './SectionView.module.css'
import { sectionHeight } from './sectionHeight.ts'
import { useSectionHidden } from './useSectionHidden.ts'
import type { WatchSection } from './useSectionObserver.ts'

interface SectionViewProps {
  section: FormSection
  index: number
  mounted: boolean
  watch: WatchSection
}

/**
 * A titled section. Before it is mounted, a placeholder of about its height; nothing while all its fields are hidden.
 */
export const SectionView = memo(({ section, index, mounted, watch }: SectionViewProps) => {
  const titleId = useId()
  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => (element && !mounted ? watch(index, element) : undefined),
    [watch, index, mounted],
  )
  const hidden = useSectionHidden(section)
  const title = useFieldHidden(section.id) ? undefined : section.title
  const { layout, panel } = useFormSession()
  const height = sectionHeight(section, layout)
  if (panel)
    return (
      <section hidden={hidden} data-section={section.id}>
        <panel.Section section={section}>
          <SectionForm section={section} />
        </panel.Section>
      </section>
    )
  return (
    <section
      ref={ref}
      hidden={hidden}
      className={styles.section}
      data-section={section.id}
      data-continues={section.title === undefined || undefined}
      aria-labelledby={title ? titleId : undefined}
      style={{ containIntrinsicBlockSize: `auto ${height}px`, minHeight: mounted ? 0 : height }}
    >
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {title && <SectionLead sectionId={section.id} />}
      {mounted && <SectionForm section={section} />}
    </section>
  )
})
SectionView.displayName = 'SectionView'

/** The form's own text about a section. */
function SectionLead({ sectionId }: { sectionId: string }) {
  const { store, readonly } = useFormSession()
  const lead = ownValue(store.bundle.fields, sectionId)?.ui.describe
  return lead && !readonly ? <p className={styles.lead}>{lead}</p> : null
}
