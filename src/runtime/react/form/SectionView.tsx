import { type Ref, useId } from 'react'
import type { FormSection } from '#contract/form.ts'
import { useFormSession } from './formSession.ts'
import { SectionForm } from './SectionForm.tsx'
import styles from './SectionView.module.css'
import { useFieldHidden } from './useFieldHidden.ts'
import { useSectionHidden } from './useSectionHidden.ts'

/** Pixels a row takes with label and gap; only the scroll bar depends on it. */
const ROW_HEIGHT = 86

interface SectionViewProps {
  section: FormSection
  mounted: boolean
  ref: Ref<HTMLElement>
}

/** A titled section; before it is mounted an empty place of about its height, and no place while nothing of it shows. */
export function SectionView({ section, mounted, ref }: SectionViewProps) {
  const titleId = useId()
  const hidden = useSectionHidden(section)
  const title = useFieldHidden(section.id) ? undefined : section.title
  const height = section.rows.length * ROW_HEIGHT
  return (
    <section
      ref={ref}
      hidden={hidden}
      className={styles.section}
      data-section={section.id}
      aria-labelledby={title ? titleId : undefined}
      style={{ containIntrinsicBlockSize: `auto ${height}px`, minHeight: mounted ? 0 : height }}
    >
      {title && (
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
      )}
      {title && <SectionLead sectionId={section.id} />}
      {mounted && <SectionForm section={section} />}
    </section>
  )
}

/** What the form says about a whole section. */
function SectionLead({ sectionId }: { sectionId: string }) {
  const { store, readonly } = useFormSession()
  const lead = store.bundle.fields[sectionId]?.ui.describe
  return lead && !readonly ? <p className={styles.lead}>{lead}</p> : null
}
